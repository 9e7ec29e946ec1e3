"""What is kept: accounts, tables, every move. SQLite for one process, PostgreSQL for any number."""
