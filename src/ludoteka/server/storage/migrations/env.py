"""Runs the steps on the connection that `store.migrate` lends."""

from alembic import context

from ludoteka.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
