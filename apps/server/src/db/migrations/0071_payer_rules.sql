-- What people decided about codes of payers for all of their remittances.
CREATE TABLE "payer_rules" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"is_clients" boolean NOT NULL,
	"since" date NOT NULL,
	"decided_by_id" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payer_rules_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "payer_rules_once" UNIQUE("organization_id","payer_id","code")
);
--> statement-breakpoint
ALTER TABLE payer_rules
  ADD CONSTRAINT payer_rules_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT payer_rules_payer_fk FOREIGN KEY (organization_id, payer_id) REFERENCES payers (organization_id, id),
  ADD CONSTRAINT payer_rules_decided_by_fk FOREIGN KEY (organization_id, decided_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payer_rules');
--> statement-breakpoint
-- Nothing was decided about codes before. The owner sees the rows for as long as their rules aren't forced on it.
ALTER TABLE remittances NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE postings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE remittances SET decisions = decisions || '{"reasons": []}';
--> statement-breakpoint
UPDATE postings SET shown = shown || '{"reasons": []}';
--> statement-breakpoint
ALTER TABLE postings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE remittances FORCE ROW LEVEL SECURITY;
