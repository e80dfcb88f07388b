-- Changes of several appointments of a series at once. A series that is split may be left with one date.
CREATE TABLE "series_changes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"record" jsonb NOT NULL,
	CONSTRAINT "series_changes_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "appointment_series" ADD COLUMN "split_from" uuid;--> statement-breakpoint
CREATE INDEX "series_changes_by_series" ON "series_changes" USING btree ("organization_id","series_id");
--> statement-breakpoint
ALTER TABLE appointment_series
  ADD CONSTRAINT appointment_series_split_fk FOREIGN KEY (organization_id, split_from) REFERENCES appointment_series (organization_id, id),
  DROP CONSTRAINT appointment_series_end,
  ADD CONSTRAINT appointment_series_end CHECK (
    (count IS NULL) <> (ends_on IS NULL)
    AND (count IS NULL OR count BETWEEN 1 AND 300)
    AND (ends_on IS NULL OR ends_on BETWEEN starts_on AND (starts_on + interval '3 years' + interval '1 day')::date)
  );
--> statement-breakpoint
-- A series that was split off is deleted when that is undone, and what was changed of it stays known.
ALTER TABLE series_changes
  ADD CONSTRAINT series_changes_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT series_changes_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('series_changes');
