"""Tables: setting them up, seats, invitations, games from files, what-ifs, chat, and how many one may have."""
