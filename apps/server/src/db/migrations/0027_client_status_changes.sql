CREATE TABLE "client_status_changes" (
	"organization_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_status_changes_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "client_status_changes_by_time" ON "client_status_changes" USING btree ("organization_id","practice_id","changed_at");
--> statement-breakpoint
ALTER TABLE client_status_changes
  ADD CONSTRAINT client_status_changes_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT client_status_changes_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id);
--> statement-breakpoint
CREATE FUNCTION oaklet_keep_client_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO client_status_changes (organization_id, practice_id, client_id, from_status, to_status, changed_at)
  VALUES (NEW.organization_id, NEW.practice_id, NEW.id, OLD.status, NEW.status, NEW.updated_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER clients_status AFTER UPDATE ON clients FOR EACH ROW
WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION oaklet_keep_client_status();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('client_status_changes', 'SELECT, INSERT');
