-- Documents that clients sign, and what became of each.
CREATE TABLE "document_versions" (
	"organization_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"title" text NOT NULL,
	"asks" text NOT NULL,
	"may_decline" boolean NOT NULL,
	"sections" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by_id" uuid NOT NULL,
	CONSTRAINT "document_versions_organization_id_document_id_number_pk" PRIMARY KEY("organization_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"document_number" smallint NOT NULL,
	"outcome" text NOT NULL,
	"signer_name" text NOT NULL,
	"relationship" text,
	"authority" text NOT NULL,
	"reason" text NOT NULL,
	"practice_name" text NOT NULL,
	"client_name" text NOT NULL,
	"statement" text NOT NULL,
	"consent_number" smallint,
	"consented_at" timestamp with time zone,
	"signed_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "signatures_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "packet_items" DROP CONSTRAINT "packet_items_once";
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "document_id" uuid;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "document_number" smallint;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "signature_id" uuid;
--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "consented_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "consent_number" smallint;
--> statement-breakpoint
CREATE INDEX "documents_by_practice" ON "documents" USING btree ("organization_id","practice_id");
--> statement-breakpoint
CREATE INDEX "signatures_by_client" ON "signatures" USING btree ("organization_id","client_id","signed_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "packet_items_once" ON "packet_items" USING btree ("organization_id","packet_id","kind") WHERE document_id IS NULL;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD CONSTRAINT "packet_items_document_once" UNIQUE("organization_id","packet_id","document_id");
--> statement-breakpoint
ALTER TABLE documents
  ADD CONSTRAINT documents_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE document_versions
  ADD CONSTRAINT document_versions_document_fk FOREIGN KEY (organization_id, document_id) REFERENCES documents (organization_id, id),
  ADD CONSTRAINT document_versions_published_by_fk FOREIGN KEY (organization_id, published_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT document_versions_asks CHECK (number > 0 AND asks IN ('agree', 'acknowledge'));
--> statement-breakpoint
ALTER TABLE signatures
  ADD CONSTRAINT signatures_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT signatures_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT signatures_document_fk FOREIGN KEY (organization_id, document_id, document_number) REFERENCES document_versions (organization_id, document_id, number),
  ADD CONSTRAINT signatures_outcome CHECK (
    outcome IN ('signed', 'declined', 'paper')
    AND (outcome = 'signed') = (signer_name <> '')
    AND (outcome = 'signed') = (relationship IS NOT NULL)
    AND (relationship IS NULL OR relationship IN ('self', 'parent', 'guardian', 'representative'))
    AND (consent_number IS NULL) = (consented_at IS NULL)
    AND (outcome <> 'signed' OR consented_at IS NOT NULL)
  );
--> statement-breakpoint
ALTER TABLE packets
  ADD CONSTRAINT packets_consent CHECK ((consented_at IS NULL) = (consent_number IS NULL));
--> statement-breakpoint
ALTER TABLE packet_items
  ADD CONSTRAINT packet_items_document_fk FOREIGN KEY (organization_id, document_id, document_number) REFERENCES document_versions (organization_id, document_id, number),
  ADD CONSTRAINT packet_items_signature_fk FOREIGN KEY (organization_id, signature_id) REFERENCES signatures (organization_id, id),
  ADD CONSTRAINT packet_items_document CHECK (
    (kind = 'document') = (document_id IS NOT NULL)
    AND (document_id IS NULL) = (document_number IS NULL)
    AND (signature_id IS NULL OR (kind = 'document' AND finished_at IS NOT NULL))
  );
--> statement-breakpoint
-- What was published or signed stays as it is, whoever asks for a change.
CREATE FUNCTION oaklet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION oaklet_refuse_change() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER document_versions_never_change BEFORE UPDATE OR DELETE ON document_versions
  FOR EACH ROW EXECUTE FUNCTION oaklet_refuse_change();
--> statement-breakpoint
CREATE TRIGGER signatures_never_change BEFORE UPDATE OR DELETE ON signatures
  FOR EACH ROW EXECUTE FUNCTION oaklet_refuse_change();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('documents', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('document_versions', 'SELECT, INSERT');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('signatures', 'SELECT, INSERT');
--> statement-breakpoint
-- The roles that came with Oaklet learn the new permission: their owner sees them for as long as their rules aren't
-- forced on it.
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE roles SET permissions = permissions || ARRAY['forms:edit']
WHERE is_built_in AND name IN ('Owner', 'Practice Manager', 'Supervisor')
  AND NOT permissions && ARRAY['forms:edit'];
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
