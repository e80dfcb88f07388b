-- Appointments that repeat: a rule, and a row of appointments for each of its dates that was booked.
CREATE TABLE "appointment_series" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"location_id" uuid,
	"starts_on" date NOT NULL,
	"wall_start" text NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"freq" text NOT NULL,
	"every" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"nth" integer,
	"short_months" text,
	"count" integer,
	"ends_on" date,
	"template" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_series_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "series_skips" (
	"organization_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"occurrence_on" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "series_skips_organization_id_series_id_occurrence_on_pk" PRIMARY KEY("organization_id","series_id","occurrence_on")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "occurrence_on" date;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "overrides" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "appointment_series_by_clinician" ON "appointment_series" USING btree ("organization_id","clinician_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_by_series" ON "appointments" USING btree ("organization_id","series_id","occurrence_on");
--> statement-breakpoint
ALTER TABLE appointment_series
  ADD CONSTRAINT appointment_series_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT appointment_series_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT appointment_series_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES locations (organization_id, id),
  ADD CONSTRAINT appointment_series_time CHECK (wall_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND minutes BETWEEN 5 AND 480),
  ADD CONSTRAINT appointment_series_every CHECK (every BETWEEN 1 AND 12),
  -- Each frequency has its own fields and no others.
  ADD CONSTRAINT appointment_series_fields CHECK (
    CASE freq
      WHEN 'weekly' THEN cardinality(weekdays) BETWEEN 1 AND 7 AND nth IS NULL AND short_months IS NULL
      WHEN 'monthly_weekday' THEN weekdays = '{}' AND nth IN (-1, 1, 2, 3, 4) AND nth IS NOT NULL AND short_months IS NULL
      WHEN 'monthly_date' THEN weekdays = '{}' AND nth IS NULL
      WHEN 'yearly' THEN weekdays = '{}' AND nth IS NULL
      ELSE false
    END
    AND weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]
    AND (short_months IS NULL OR short_months IN ('last_day', 'skip'))
  ),
  ADD CONSTRAINT appointment_series_end CHECK (
    (count IS NULL) <> (ends_on IS NULL)
    AND (count IS NULL OR count BETWEEN 2 AND 300)
    AND (ends_on IS NULL OR ends_on BETWEEN starts_on AND (starts_on + interval '3 years' + interval '1 day')::date)
  );
--> statement-breakpoint
ALTER TABLE series_skips
  ADD CONSTRAINT series_skips_series_fk FOREIGN KEY (organization_id, series_id) REFERENCES appointment_series (organization_id, id),
  ADD CONSTRAINT series_skips_reason CHECK (reason IN ('holiday', 'closed', 'conflict', 'person'));
--> statement-breakpoint
ALTER TABLE appointments
  ADD CONSTRAINT appointments_series_fk FOREIGN KEY (organization_id, series_id) REFERENCES appointment_series (organization_id, id),
  ADD CONSTRAINT appointments_of_series CHECK ((series_id IS NULL) = (occurrence_on IS NULL));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('appointment_series');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('series_skips');
