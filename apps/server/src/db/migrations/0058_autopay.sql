-- Autopay: each client’s choice, the nights that were gone through, charges that nobody of the staff made, and mail without a document.
CREATE TABLE "autopay_choices" (
	"organization_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"stopped" text,
	"declines" integer NOT NULL,
	CONSTRAINT "autopay_choices_organization_id_client_id_pk" PRIMARY KEY("organization_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "autopay_runs" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"ran_on" date NOT NULL,
	CONSTRAINT "autopay_runs_organization_id_practice_id_ran_on_pk" PRIMARY KEY("organization_id","practice_id","ran_on")
);
--> statement-breakpoint
ALTER TABLE "card_payments" ALTER COLUMN "charged_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_mail" ALTER COLUMN "sent_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_mail" ALTER COLUMN "file_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "autopay_since" date;--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_autopay" ON "card_payments" USING btree ("organization_id","call_key") WHERE charged_by_id is null;--> statement-breakpoint
CREATE INDEX "payments_failed" ON "payments" USING btree ("organization_id","practice_id") WHERE status = 'failed';
--> statement-breakpoint
ALTER TABLE autopay_choices
  ADD CONSTRAINT autopay_choices_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT autopay_choices_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT autopay_choices_changed_by_fk FOREIGN KEY (organization_id, changed_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT autopay_choices_stopped CHECK (stopped IS NULL OR NOT is_on);
--> statement-breakpoint
ALTER TABLE document_mail
  DROP CONSTRAINT document_mail_given_up,
  ADD CONSTRAINT document_mail_given_up CHECK (
    CASE WHEN file_name IS NULL THEN pdf IS NULL ELSE (pdf IS NULL) = (due_at IS NULL) END
  );
--> statement-breakpoint
ALTER TABLE autopay_runs
  ADD CONSTRAINT autopay_runs_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('autopay_choices', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('autopay_runs', 'SELECT, INSERT');
