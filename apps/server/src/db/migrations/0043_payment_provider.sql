-- Accounts with the provider of card payments, the cards that clients allow to be kept, and how they were charged.
CREATE TABLE "card_payments" (
	"organization_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"allocations" jsonb NOT NULL,
	"charge_id" text,
	"fee_cents" integer,
	"refusal" text,
	"charged_by_id" uuid NOT NULL,
	"call_key" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "card_payments_organization_id_payment_id_pk" PRIMARY KEY("organization_id","payment_id"),
	CONSTRAINT "card_payments_call" UNIQUE("organization_id","charged_by_id","call_key")
);
--> statement-breakpoint
CREATE TABLE "card_setups" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"consent_text" text NOT NULL,
	"started_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_setups_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"consent_text" text NOT NULL,
	"consent_by_id" uuid NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "cards_method" UNIQUE("organization_id","account_id","method_id")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"account_id" text NOT NULL,
	"organization_id" uuid NOT NULL,
	CONSTRAINT "payment_accounts_account_id_organization_id_pk" PRIMARY KEY("account_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "payment_connection_attempts" (
	"organization_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_connection_attempts_organization_id_state_hash_pk" PRIMARY KEY("organization_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_connections" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"requirements" text[] NOT NULL,
	"connected_by_id" uuid NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_connections_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"organization_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_organization_id_event_id_pk" PRIMARY KEY("organization_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "test_provider_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "card_payments_by_card" ON "card_payments" USING btree ("organization_id","card_id");--> statement-breakpoint
CREATE INDEX "card_payments_by_settlement" ON "card_payments" USING btree ("organization_id","settled_at");--> statement-breakpoint
CREATE INDEX "card_setups_by_state" ON "card_setups" USING btree ("organization_id","state","created_at");--> statement-breakpoint
CREATE INDEX "cards_by_client" ON "cards" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "payment_connections_by_account" ON "payment_connections" USING btree ("organization_id","account_id");
--> statement-breakpoint
ALTER TABLE payment_connections
  ADD CONSTRAINT payment_connections_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT payment_connections_connected_by_fk FOREIGN KEY (organization_id, connected_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE payment_connection_attempts
  ADD CONSTRAINT payment_connection_attempts_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE payment_events
  ADD CONSTRAINT payment_events_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations (organization_id);
--> statement-breakpoint
ALTER TABLE cards
  ADD CONSTRAINT cards_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT cards_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT cards_consent_by_fk FOREIGN KEY (organization_id, consent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT cards_default CHECK (removed_at IS NULL OR NOT is_default);
--> statement-breakpoint
CREATE UNIQUE INDEX cards_one_default ON cards (organization_id, client_id, account_id) WHERE is_default;
--> statement-breakpoint
ALTER TABLE card_setups
  ADD CONSTRAINT card_setups_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT card_setups_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT card_setups_started_by_fk FOREIGN KEY (organization_id, started_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE card_payments
  ADD CONSTRAINT card_payments_payment_fk FOREIGN KEY (organization_id, payment_id) REFERENCES payments (organization_id, id),
  ADD CONSTRAINT card_payments_card_fk FOREIGN KEY (organization_id, card_id) REFERENCES cards (organization_id, id),
  ADD CONSTRAINT card_payments_charged_by_fk FOREIGN KEY (organization_id, charged_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['payment_connection_attempts', 'card_setups']) AS name;
--> statement-breakpoint
-- Which accounts and cards there were stays known.
SELECT oaklet_make_tenant_table(name, 'SELECT, INSERT, UPDATE')
FROM unnest(ARRAY['payment_connections', 'cards', 'card_payments']) AS name;
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payment_events', 'SELECT, INSERT');
--> statement-breakpoint
-- A call of the provider names an account and no organization, and the test provider knows none.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['payment_accounts', 'test_provider_accounts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY accounts ON %I FOR ALL TO oaklet_auth USING (true) WITH CHECK (true)', table_name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO oaklet_auth', table_name);
  END LOOP;
END
$$;
