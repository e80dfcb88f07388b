-- What the last look into the folders of claim files found.
CREATE TABLE "claim_folders" (
	"organization_id" uuid NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"in_fault" text,
	"out_fault" text,
	"seen" jsonb NOT NULL,
	CONSTRAINT "claim_folders_organization_id_pk" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('claim_folders', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Files from the inbox folder that could not be imported.
CREATE TABLE "refused_files" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"message" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_files_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "refused_files_once" UNIQUE("organization_id","sha256")
);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('refused_files', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
-- What comes in through the inbox folder is imported by the server itself, and by nobody of the staff.
ALTER TABLE "claim_entries" ALTER COLUMN "written_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_events" ALTER COLUMN "done_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "received_files" ALTER COLUMN "imported_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "remittance_files" ALTER COLUMN "imported_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "remittances" ALTER COLUMN "imported_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_batches" ADD COLUMN "folder_state" text;--> statement-breakpoint
ALTER TABLE "claim_batches" ADD COLUMN "folder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claim_batches" ADD COLUMN "folder_fault" text;--> statement-breakpoint
CREATE INDEX "claim_batches_waiting" ON "claim_batches" USING btree ("organization_id") WHERE folder_state = 'waiting';--> statement-breakpoint
ALTER TABLE claim_batches
  ADD CONSTRAINT claim_batches_folder CHECK (num_nulls(folder_state, folder_at) IN (0, 2)),
  ADD CONSTRAINT claim_batches_folder_sent CHECK (folder_state IS NULL OR state <> 'made'),
  ADD CONSTRAINT claim_batches_folder_fault CHECK (folder_fault IS NULL OR folder_state = 'waiting');
--> statement-breakpoint
ALTER TABLE claim_submissions
  DROP CONSTRAINT claim_submissions_batch,
  ADD CONSTRAINT claim_submissions_batch CHECK ((way IN ('file', 'folder')) = (batch_id IS NOT NULL));
