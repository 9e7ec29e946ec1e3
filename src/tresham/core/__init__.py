"""The machine that plays: states, actions, events, the table. It knows no rule of any title."""
