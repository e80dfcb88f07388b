-- Files that insurers and clearinghouses send, and what they say of claims.
CREATE TABLE "answered_batches" (
	"organization_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	CONSTRAINT "answered_batches_organization_id_file_id_batch_id_pk" PRIMARY KEY("organization_id","file_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "claim_answers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"claim_id" uuid,
	"attempt" integer,
	"kind" text NOT NULL,
	"pcn" text NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text NOT NULL,
	"verdict" text NOT NULL,
	"answered_on" date,
	"findings" jsonb NOT NULL,
	"text" text NOT NULL,
	"payer_claim_number" text NOT NULL,
	"clearinghouse_number" text NOT NULL,
	"raw" text NOT NULL,
	CONSTRAINT "claim_answers_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "claim_answers_position" UNIQUE("organization_id","file_id","position")
);
--> statement-breakpoint
CREATE TABLE "received_files" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"imported_by_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_files_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "received_files_once" UNIQUE("organization_id","practice_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "claim_events" ADD COLUMN "answer_id" uuid;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "received_on" date;--> statement-breakpoint
CREATE INDEX "answered_batches_by_batch" ON "answered_batches" USING btree ("organization_id","batch_id");--> statement-breakpoint
CREATE INDEX "claim_answers_by_claim" ON "claim_answers" USING btree ("organization_id","claim_id");--> statement-breakpoint
CREATE INDEX "claim_answers_by_batch" ON "claim_answers" USING btree ("organization_id","batch_id");--> statement-breakpoint
CREATE INDEX "received_files_by_age" ON "received_files" USING btree ("organization_id","practice_id","imported_at","id");
--> statement-breakpoint
-- Practices of one organization may bill with one tax number: from now on their files of claims share one count, which
-- goes on after the highest of them, so that an answer can't name two files.
ALTER TABLE claim_file_counters NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM claim_file_counters
USING claim_file_counters further
WHERE further.organization_id = claim_file_counters.organization_id
  AND (further.next_number, further.practice_id) > (claim_file_counters.next_number, claim_file_counters.practice_id);
--> statement-breakpoint
ALTER TABLE claim_file_counters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "claim_file_counters" DROP CONSTRAINT "claim_file_counters_organization_id_practice_id_pk";--> statement-breakpoint
ALTER TABLE "claim_file_counters" DROP COLUMN "practice_id";--> statement-breakpoint
ALTER TABLE "claim_file_counters" ADD CONSTRAINT "claim_file_counters_organization_id_pk" PRIMARY KEY("organization_id");
--> statement-breakpoint
ALTER TABLE claim_file_counters
  ADD CONSTRAINT claim_file_counters_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations (organization_id);
--> statement-breakpoint
ALTER TABLE received_files
  ADD CONSTRAINT received_files_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT received_files_imported_by_fk FOREIGN KEY (organization_id, imported_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE answered_batches
  ADD CONSTRAINT answered_batches_file_fk FOREIGN KEY (organization_id, file_id) REFERENCES received_files (organization_id, id),
  ADD CONSTRAINT answered_batches_batch_fk FOREIGN KEY (organization_id, batch_id) REFERENCES claim_batches (organization_id, id);
--> statement-breakpoint
ALTER TABLE claim_answers
  ADD CONSTRAINT claim_answers_file_fk FOREIGN KEY (organization_id, file_id, batch_id) REFERENCES answered_batches (organization_id, file_id, batch_id),
  ADD CONSTRAINT claim_answers_submission_fk FOREIGN KEY (organization_id, claim_id, attempt) REFERENCES claim_submissions (organization_id, claim_id, attempt),
  ADD CONSTRAINT claim_answers_claim CHECK ((claim_id IS NULL) = (attempt IS NULL));
--> statement-breakpoint
ALTER TABLE claim_events
  ADD CONSTRAINT claim_events_answer_fk FOREIGN KEY (organization_id, answer_id) REFERENCES claim_answers (organization_id, id);
--> statement-breakpoint
ALTER TABLE claims
  ADD CONSTRAINT claims_received CHECK (received_on IS NULL OR state = 'submitted');
--> statement-breakpoint
-- What was received stays as it came.
SELECT oaklet_make_tenant_table(name, 'SELECT, INSERT')
FROM unnest(ARRAY['received_files', 'answered_batches', 'claim_answers']) AS name;
