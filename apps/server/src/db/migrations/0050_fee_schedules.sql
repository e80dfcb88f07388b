-- What payers allow for services by their contracts.
CREATE TABLE "fee_schedules" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_schedules_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "fee_schedules_by_payer" ON "fee_schedules" USING btree ("organization_id","payer_id");
--> statement-breakpoint
ALTER TABLE fee_schedules
  ADD CONSTRAINT fee_schedules_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT fee_schedules_payer_fk FOREIGN KEY (organization_id, payer_id) REFERENCES payers (organization_id, id),
  ADD CONSTRAINT fee_schedules_days CHECK (ends_on >= starts_on);
--> statement-breakpoint
-- On each day, a payer has at most one schedule.
ALTER TABLE fee_schedules ADD CONSTRAINT fee_schedules_one_for_each_day
  EXCLUDE USING gist (
    organization_id WITH =,
    payer_id WITH =,
    daterange(starts_on, ends_on, '[]') WITH &&
  );
--> statement-breakpoint
SELECT oaklet_make_tenant_table('fee_schedules');
