-- Files about clients, with each content that they have had, in pieces.
CREATE TABLE "client_files" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"dated_on" date NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by_id" uuid,
	"deletion_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_files_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_file_versions" (
	"organization_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by_id" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_file_versions_organization_id_file_id_number_pk" PRIMARY KEY("organization_id","file_id","number")
);
--> statement-breakpoint
CREATE TABLE "client_file_chunks" (
	"organization_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "client_file_chunks_organization_id_file_id_number_position_pk" PRIMARY KEY("organization_id","file_id","number","position")
);
--> statement-breakpoint
CREATE INDEX "client_files_by_client" ON "client_files" USING btree ("organization_id","client_id");
--> statement-breakpoint
CREATE INDEX "client_files_by_practice" ON "client_files" USING btree ("organization_id","practice_id");
--> statement-breakpoint
ALTER TABLE client_files
  ADD CONSTRAINT client_files_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT client_files_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT client_files_deleted_by_fk FOREIGN KEY (organization_id, deleted_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT client_files_deletion CHECK (
    (deleted_at IS NULL) = (deleted_by_id IS NULL) AND (deleted_at IS NULL) = (deletion_reason IS NULL)
  );
--> statement-breakpoint
ALTER TABLE client_file_versions
  ADD CONSTRAINT client_file_versions_file_fk FOREIGN KEY (organization_id, file_id) REFERENCES client_files (organization_id, id),
  ADD CONSTRAINT client_file_versions_uploaded_by_fk FOREIGN KEY (organization_id, uploaded_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE client_file_chunks
  ADD CONSTRAINT client_file_chunks_version_fk FOREIGN KEY (organization_id, file_id, number) REFERENCES client_file_versions (organization_id, file_id, number);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('client_files');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('client_file_versions');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('client_file_chunks');
--> statement-breakpoint
-- The roles that came with Oaklet learn the new permissions: their owner sees them for as long as their rules aren't
-- forced on it.
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE roles SET permissions = permissions || CASE
    WHEN name = 'Biller' THEN ARRAY['files:view']
    WHEN name = 'Clinician (own clients)' THEN ARRAY['files:view:own', 'files:write:own']
    ELSE ARRAY['files:view', 'files:write']
  END
WHERE is_built_in AND name <> 'Read-only'
  AND NOT permissions && ARRAY['files:view', 'files:view:own', 'files:write', 'files:write:own'];
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
