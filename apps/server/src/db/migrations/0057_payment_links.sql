-- Links by which clients pay online, and their ways from there to the payment provider.
CREATE TABLE "payment_checkouts" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"allocations" jsonb NOT NULL,
	"state" text NOT NULL,
	"brand" text,
	"last_four" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_checkouts_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_links_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "payment_links_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "card_payments" ALTER COLUMN "card_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
CREATE INDEX "payment_checkouts_by_link" ON "payment_checkouts" USING btree ("organization_id","link_id","state");--> statement-breakpoint
CREATE INDEX "payment_checkouts_by_state" ON "payment_checkouts" USING btree ("organization_id","state","created_at");--> statement-breakpoint
CREATE INDEX "payment_links_by_invoice" ON "payment_links" USING btree ("organization_id","invoice_id","sent_at");
--> statement-breakpoint
ALTER TABLE payment_links
  ADD CONSTRAINT payment_links_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT payment_links_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT payment_links_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices (organization_id, id),
  ADD CONSTRAINT payment_links_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE payment_checkouts
  ADD CONSTRAINT payment_checkouts_link_fk FOREIGN KEY (organization_id, link_id) REFERENCES payment_links (organization_id, id);
--> statement-breakpoint
ALTER TABLE card_payments
  ADD CONSTRAINT card_payments_checkout_fk FOREIGN KEY (organization_id, checkout_id) REFERENCES payment_checkouts (organization_id, id),
  ADD CONSTRAINT card_payments_way CHECK ((card_id IS NULL) <> (checkout_id IS NULL));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payment_links', 'SELECT, INSERT');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payment_checkouts', 'SELECT, INSERT, UPDATE');
