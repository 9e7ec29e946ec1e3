"""How Alembic finds our tables: on the connection it was given, in the transaction that is open."""

from alembic import context

from tresham.server.db import games, people

(known,) = {games.GameRow.metadata, people.Account.metadata}

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=known,
    render_as_batch=True,
    compare_type=True,
)
context.run_migrations()
