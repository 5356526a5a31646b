"""Several workers: revisions of a table, who answers for its bots, who is there, and wishes to take back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Column by column: in batches SQLite would build `tables` anew, and what hangs on it would go with the old one.
    op.add_column("tables", sa.Column("asking", sa.Text))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("worker", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("counts", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("workers")
    op.drop_table("presence")
    for name in ("worker", "revision", "asking"):
        op.drop_column("tables", name)
