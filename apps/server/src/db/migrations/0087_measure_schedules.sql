-- Questionnaires that clients are asked for by themselves, before appointments.
CREATE TABLE "measure_schedules" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rhythm" text NOT NULL,
	"set_by_id" uuid NOT NULL,
	"last_appointment_id" uuid,
	"last_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "measure_schedules_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "measure_schedules_once" UNIQUE("organization_id","client_id","kind")
);
--> statement-breakpoint
CREATE INDEX "measure_schedules_by_practice" ON "measure_schedules" USING btree ("organization_id","practice_id");
--> statement-breakpoint
ALTER TABLE measure_schedules
  ADD CONSTRAINT measure_schedules_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT measure_schedules_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT measure_schedules_set_by_fk FOREIGN KEY (organization_id, set_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT measure_schedules_asked CHECK ((last_appointment_id IS NULL) = (last_asked_at IS NULL));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('measure_schedules');
--> statement-breakpoint
-- What a schedule asked for is closed without a reviewer.
ALTER TABLE "packets" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE packets DROP CONSTRAINT packets_status;
--> statement-breakpoint
ALTER TABLE packets ADD CONSTRAINT packets_status CHECK (
  status IN ('sent', 'opened', 'in_progress', 'submitted', 'returned', 'reviewed', 'revoked')
  AND (status = 'reviewed') = (reviewed_at IS NOT NULL)
  AND (reviewed_at IS NULL OR is_scheduled OR reviewed_by_id IS NOT NULL)
  AND (reviewed_by_id IS NULL OR reviewed_at IS NOT NULL)
  AND (status = 'revoked') = (revoked_at IS NOT NULL)
  AND (revoked_at IS NULL) = (revoked_by_id IS NULL)
  AND (revoked_at IS NULL) = (revocation_reason IS NULL)
  AND (status NOT IN ('submitted', 'returned', 'reviewed') OR submitted_at IS NOT NULL)
);
