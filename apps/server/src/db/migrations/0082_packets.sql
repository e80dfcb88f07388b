-- Forms and questionnaires that clients are asked to fill in, with their answers, links and sessions.
CREATE TABLE "packets" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"link_sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_id" uuid,
	"revoked_at" timestamp with time zone,
	"revoked_by_id" uuid,
	"revocation_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packets_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "packet_items" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"packet_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"known" jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"measure_id" uuid,
	"alerted_at" timestamp with time zone,
	"comment" text,
	"returned_at" timestamp with time zone,
	CONSTRAINT "packet_items_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "packet_items_once" UNIQUE("organization_id","packet_id","kind")
);
--> statement-breakpoint
CREATE TABLE "packet_pages" (
	"organization_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"page" text NOT NULL,
	"answers" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packet_pages_organization_id_item_id_page_pk" PRIMARY KEY("organization_id","item_id","page")
);
--> statement-breakpoint
CREATE TABLE "packet_links" (
	"organization_id" uuid NOT NULL,
	"packet_id" uuid NOT NULL,
	"key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" smallint NOT NULL,
	"code_sent_at" timestamp with time zone,
	"codes_sent" smallint NOT NULL,
	"codes_since" timestamp with time zone,
	"wrong_tries" smallint NOT NULL,
	"paused_until" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "packet_links_organization_id_packet_id_pk" PRIMARY KEY("organization_id","packet_id"),
	CONSTRAINT "packet_links_key_is_unique" UNIQUE("organization_id","key")
);
--> statement-breakpoint
CREATE TABLE "packet_sessions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"packet_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"has_saved" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packet_sessions_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "packet_sessions_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
CREATE INDEX "packet_sessions_by_packet" ON "packet_sessions" USING btree ("organization_id","packet_id");
--> statement-breakpoint
CREATE INDEX "packets_by_client" ON "packets" USING btree ("organization_id","client_id","sent_at");
--> statement-breakpoint
CREATE INDEX "packets_by_practice" ON "packets" USING btree ("organization_id","practice_id","status");
--> statement-breakpoint
-- A measure is filled in by a member of the staff, or by the client.
ALTER TABLE measures
  ALTER COLUMN recorded_by_id DROP NOT NULL,
  ADD COLUMN source text DEFAULT 'staff' NOT NULL,
  ADD CONSTRAINT measures_source CHECK (
    source IN ('staff', 'client') AND (source = 'staff') = (recorded_by_id IS NOT NULL)
  );
--> statement-breakpoint
ALTER TABLE packets
  ADD CONSTRAINT packets_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT packets_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT packets_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT packets_reviewed_by_fk FOREIGN KEY (organization_id, reviewed_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT packets_revoked_by_fk FOREIGN KEY (organization_id, revoked_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT packets_status CHECK (
    status IN ('sent', 'opened', 'in_progress', 'submitted', 'returned', 'reviewed', 'revoked')
    AND (status = 'reviewed') = (reviewed_at IS NOT NULL)
    AND (reviewed_at IS NULL) = (reviewed_by_id IS NULL)
    AND (status = 'revoked') = (revoked_at IS NOT NULL)
    AND (revoked_at IS NULL) = (revoked_by_id IS NULL)
    AND (revoked_at IS NULL) = (revocation_reason IS NULL)
    AND (status NOT IN ('submitted', 'returned', 'reviewed') OR submitted_at IS NOT NULL)
  );
--> statement-breakpoint
ALTER TABLE packet_items
  ADD CONSTRAINT packet_items_packet_fk FOREIGN KEY (organization_id, packet_id) REFERENCES packets (organization_id, id),
  ADD CONSTRAINT packet_items_measure_fk FOREIGN KEY (organization_id, measure_id) REFERENCES measures (organization_id, id),
  ADD CONSTRAINT packet_items_measure CHECK (measure_id IS NULL OR finished_at IS NOT NULL),
  ADD CONSTRAINT packet_items_comment CHECK ((comment IS NULL) = (returned_at IS NULL));
--> statement-breakpoint
ALTER TABLE packet_pages
  ADD CONSTRAINT packet_pages_item_fk FOREIGN KEY (organization_id, item_id) REFERENCES packet_items (organization_id, id);
--> statement-breakpoint
ALTER TABLE packet_links
  ADD CONSTRAINT packet_links_packet_fk FOREIGN KEY (organization_id, packet_id) REFERENCES packets (organization_id, id);
--> statement-breakpoint
ALTER TABLE packet_sessions
  ADD CONSTRAINT packet_sessions_packet_fk FOREIGN KEY (organization_id, packet_id) REFERENCES packets (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('packets');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('packet_items');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('packet_pages');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('packet_links');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('packet_sessions');
--> statement-breakpoint
-- The roles that came with Oaklet learn the new permissions: their owner sees them for as long as their rules aren't
-- forced on it.
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE roles SET permissions = permissions || CASE
    WHEN name = 'Clinician (own clients)' THEN ARRAY['onboarding:send:own', 'onboarding:review:own']
    ELSE ARRAY['onboarding:send', 'onboarding:review']
  END
WHERE is_built_in AND name NOT IN ('Biller', 'Read-only')
  AND NOT permissions && ARRAY[
    'onboarding:send', 'onboarding:send:own', 'onboarding:review', 'onboarding:review:own'
  ];
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
