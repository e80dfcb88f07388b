-- Forms that practices write themselves.
CREATE TABLE "form_template_versions" (
	"organization_id" uuid NOT NULL,
	"form_template_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"title" text NOT NULL,
	"is_clinical" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by_id" uuid NOT NULL,
	CONSTRAINT "form_template_versions_organization_id_form_template_id_number_pk" PRIMARY KEY("organization_id","form_template_id","number")
);
--> statement-breakpoint
CREATE TABLE "form_templates" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"number" smallint,
	"draft" jsonb,
	"draft_by_id" uuid,
	"draft_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_templates_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "form_templates_by_practice" ON "form_templates" USING btree ("organization_id","practice_id");
--> statement-breakpoint
ALTER TABLE form_templates
  ADD CONSTRAINT form_templates_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT form_templates_draft_by_fk FOREIGN KEY (organization_id, draft_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT form_templates_content CHECK (
    (number IS NOT NULL OR draft IS NOT NULL)
    AND (draft IS NULL) = (draft_by_id IS NULL)
    AND (draft IS NULL) = (draft_at IS NULL)
    AND (retired_at IS NULL OR number IS NOT NULL)
  );
--> statement-breakpoint
ALTER TABLE form_template_versions
  ADD CONSTRAINT form_template_versions_form_fk FOREIGN KEY (organization_id, form_template_id) REFERENCES form_templates (organization_id, id),
  ADD CONSTRAINT form_template_versions_published_by_fk FOREIGN KEY (organization_id, published_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT form_template_versions_number CHECK (number > 0);
--> statement-breakpoint
CREATE TRIGGER form_template_versions_never_change BEFORE UPDATE OR DELETE ON form_template_versions
  FOR EACH ROW EXECUTE FUNCTION oaklet_refuse_change();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('form_templates');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('form_template_versions', 'SELECT, INSERT');
--> statement-breakpoint
-- Packets and their templates ask for any number of them.
ALTER TABLE "packet_templates" ADD COLUMN "forms" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "packet_templates" ALTER COLUMN "forms" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "form_template_id" uuid;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "form_number" smallint;
--> statement-breakpoint
DROP INDEX "packet_items_once";
--> statement-breakpoint
CREATE UNIQUE INDEX "packet_items_once" ON "packet_items" USING btree ("organization_id","packet_id","kind") WHERE document_id IS NULL AND form_template_id IS NULL;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD CONSTRAINT "packet_items_form_once" UNIQUE("organization_id","packet_id","form_template_id");
--> statement-breakpoint
ALTER TABLE packet_items
  ADD CONSTRAINT packet_items_form_fk FOREIGN KEY (organization_id, form_template_id, form_number) REFERENCES form_template_versions (organization_id, form_template_id, number),
  ADD CONSTRAINT packet_items_form CHECK (
    (kind = 'form') = (form_template_id IS NOT NULL)
    AND (form_template_id IS NULL) = (form_number IS NULL)
  );
