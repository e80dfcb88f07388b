-- What insurers were asked to decide anew, and what came of it.
CREATE TABLE "claim_appeals" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"sent_on" date NOT NULL,
	"way" text NOT NULL,
	"note" text NOT NULL,
	"answer_due_on" date NOT NULL,
	"outcome" text,
	"decided_on" date,
	"recorded_by_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_appeals_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "claim_appeals_by_claim" ON "claim_appeals" USING btree ("organization_id","claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_appeals_one_open" ON "claim_appeals" USING btree ("organization_id","claim_id") WHERE outcome is null;--> statement-breakpoint
ALTER TABLE claim_appeals
  ADD CONSTRAINT claim_appeals_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT claim_appeals_recorded_by_fk FOREIGN KEY (organization_id, recorded_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT claim_appeals_decided CHECK (num_nulls(outcome, decided_on) IN (0, 2)),
  ADD CONSTRAINT claim_appeals_days CHECK (answer_due_on >= sent_on AND decided_on >= sent_on);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('claim_appeals', 'SELECT, INSERT, UPDATE');
