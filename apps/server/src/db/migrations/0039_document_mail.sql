CREATE TABLE "document_mail" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"document_name" text NOT NULL,
	"link" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"file_name" text NOT NULL,
	"pdf" "bytea",
	"due_at" timestamp with time zone,
	"tries" integer NOT NULL,
	CONSTRAINT "document_mail_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "document_mail_by_due" ON "document_mail" USING btree ("organization_id","due_at");--> statement-breakpoint
ALTER TABLE document_mail
  ADD CONSTRAINT document_mail_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT document_mail_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT document_mail_given_up CHECK ((pdf IS NULL) = (due_at IS NULL));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('document_mail');
