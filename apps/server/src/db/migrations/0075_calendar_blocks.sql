-- Time that is blocked in a calendar. A block that repeats is expanded when it is read.
CREATE TABLE "calendar_blocks" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"is_private" boolean NOT NULL,
	"staff_ids" uuid[] NOT NULL,
	"location_ids" uuid[] NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"wall_start" text,
	"minutes" integer,
	"time_zone" text NOT NULL,
	"rule" jsonb,
	"skips" date[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_blocks_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "calendar_blocks_by_practice" ON "calendar_blocks" USING btree ("organization_id","practice_id","first_day");--> statement-breakpoint
ALTER TABLE calendar_blocks
  ADD CONSTRAINT calendar_blocks_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT calendar_blocks_kind CHECK (kind IN ('unavailable', 'event', 'extra', 'external')),
  ADD CONSTRAINT calendar_blocks_days CHECK (last_day >= first_day AND last_day - first_day < 366),
  ADD CONSTRAINT calendar_blocks_times CHECK (
    (wall_start IS NULL) = (minutes IS NULL)
    AND (wall_start IS NULL OR wall_start ~ '^([01]\d|2[0-3]):[0-5]\d$')
    AND (minutes IS NULL OR (minutes BETWEEN 1 AND 1440 AND last_day = first_day))
  ),
  ADD CONSTRAINT calendar_blocks_private CHECK (NOT is_private OR cardinality(staff_ids) = 1);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('calendar_blocks');
