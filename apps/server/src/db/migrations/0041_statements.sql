-- How a practice bills its clients, and what they are told that they owe.
CREATE TABLE "billing_settings" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"invoice_due_days" integer NOT NULL,
	"statement_day" integer,
	"statement_day_since" date,
	"small_rest_cents" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_settings_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "statement_counters" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "statement_counters_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "statement_runs" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"ran_on" date NOT NULL,
	CONSTRAINT "statement_runs_organization_id_practice_id_ran_on_pk" PRIMARY KEY("organization_id","practice_id","ran_on")
);
--> statement-breakpoint
CREATE TABLE "statement_sendings" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"how" text NOT NULL,
	"email" text,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_sendings_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text NOT NULL,
	"drafted_on" date NOT NULL,
	"number" integer,
	"from_on" date,
	"to_on" date,
	"document" jsonb,
	"owed_cents" bigint,
	"through_seq" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statements_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "statements_number" UNIQUE("organization_id","practice_id","number")
);
--> statement-breakpoint
CREATE INDEX "statement_sendings_by_statement" ON "statement_sendings" USING btree ("organization_id","statement_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_one_draft" ON "statements" USING btree ("organization_id","practice_id","client_id") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "statements_by_client" ON "statements" USING btree ("organization_id","client_id","number");--> statement-breakpoint
CREATE INDEX "statements_in_order" ON "statements" USING btree ("organization_id","practice_id",coalesce(number, 2147483647),"created_at","id");--> statement-breakpoint
CREATE INDEX "debts_owed_now" ON "debts" USING btree ("organization_id","practice_id","client_id") WHERE until_on is null;--> statement-breakpoint
CREATE INDEX "superbills_in_order" ON "superbills" USING btree ("organization_id","practice_id",coalesce(number, 2147483647),"created_at","id");
--> statement-breakpoint
ALTER TABLE billing_settings
  ADD CONSTRAINT billing_settings_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT billing_settings_due_days CHECK (invoice_due_days BETWEEN 0 AND 90),
  ADD CONSTRAINT billing_settings_statement_day CHECK (statement_day BETWEEN 1 AND 28),
  ADD CONSTRAINT billing_settings_statement_since CHECK ((statement_day IS NULL) = (statement_day_since IS NULL)),
  ADD CONSTRAINT billing_settings_small_rest CHECK (small_rest_cents BETWEEN 1 AND 10000);
--> statement-breakpoint
ALTER TABLE statements
  ADD CONSTRAINT statements_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT statements_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT statements_period CHECK (to_on >= from_on),
  ADD CONSTRAINT statements_owed CHECK (owed_cents > 0),
  ADD CONSTRAINT statements_sent CHECK (
    num_nulls(number, from_on, to_on, document, owed_cents, through_seq) = CASE status WHEN 'draft' THEN 6 ELSE 0 END
  );
--> statement-breakpoint
ALTER TABLE statement_sendings
  ADD CONSTRAINT statement_sendings_statement_fk FOREIGN KEY (organization_id, statement_id) REFERENCES statements (organization_id, id),
  ADD CONSTRAINT statement_sendings_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT statement_sendings_email CHECK ((how = 'email') = (email IS NOT NULL));
--> statement-breakpoint
ALTER TABLE statement_counters
  ADD CONSTRAINT statement_counters_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE statement_runs
  ADD CONSTRAINT statement_runs_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE practices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A new practice gives 30 days; those that are there have given 14, and go on so.
INSERT INTO billing_settings (organization_id, practice_id, invoice_due_days, created_at, updated_at)
SELECT organization_id, id, 14, now(), now() FROM practices;
--> statement-breakpoint
ALTER TABLE practices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['billing_settings', 'statements', 'statement_counters']) AS name;
--> statement-breakpoint
-- That one was sent, and on which days all were drafted, stays known.
SELECT oaklet_make_tenant_table(name, 'SELECT, INSERT')
FROM unnest(ARRAY['statement_sendings', 'statement_runs']) AS name;
