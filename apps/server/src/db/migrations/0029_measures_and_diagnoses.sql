CREATE TABLE "measures" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"taken_on" date NOT NULL,
	"answers" integer[] NOT NULL,
	"difficulty" text,
	"score" integer NOT NULL,
	"status" text NOT NULL,
	"recorded_by_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"error_reason" text,
	"error_by_id" uuid,
	"error_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "measures_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "diagnoses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "measures_by_client" ON "measures" USING btree ("organization_id","client_id","kind","taken_on","recorded_at");--> statement-breakpoint
CREATE INDEX "measures_telling_of_self_harm" ON "measures" USING btree ("organization_id","practice_id","taken_on") WHERE kind = 'phq9' and status = 'final' and answers[9] > 0;
--> statement-breakpoint
ALTER TABLE measures
  ADD CONSTRAINT measures_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT measures_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT measures_recorded_by_fk FOREIGN KEY (organization_id, recorded_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT measures_error_by_fk FOREIGN KEY (organization_id, error_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT measures_answers CHECK (
    -- What is neither true nor false, as with an unknown kind, would pass.
    coalesce(
      cardinality(answers) = CASE kind WHEN 'phq9' THEN 9 WHEN 'gad7' THEN 7 END
      AND 0 <= ALL (answers) AND 3 >= ALL (answers),
      false
    )
  ),
  ADD CONSTRAINT measures_status CHECK (
    status = 'final' AND error_reason IS NULL AND error_by_id IS NULL AND error_at IS NULL
    OR status = 'entered_in_error' AND error_reason IS NOT NULL AND error_by_id IS NOT NULL AND error_at IS NOT NULL
  );
--> statement-breakpoint
ALTER TABLE clients ADD CONSTRAINT clients_diagnoses CHECK (cardinality(diagnoses) <= 12);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('measures', 'SELECT, INSERT, UPDATE');
