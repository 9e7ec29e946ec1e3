"""The server: tables for people and bots, live play over HTTP, and everything that must survive a night."""
