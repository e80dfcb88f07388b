-- What clients' banks take back of card payments, and give back.
CREATE TABLE "disputes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"blocks_refunds" boolean NOT NULL,
	"fee_cents" integer NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "disputes_provider" UNIQUE("organization_id","provider_id")
);
--> statement-breakpoint
CREATE INDEX "disputes_by_payment" ON "disputes" USING btree ("organization_id","payment_id");--> statement-breakpoint
CREATE INDEX "disputes_by_state" ON "disputes" USING btree ("organization_id","state");
--> statement-breakpoint
ALTER TABLE disputes
  ADD CONSTRAINT disputes_payment_fk FOREIGN KEY (organization_id, payment_id) REFERENCES card_payments (organization_id, payment_id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('disputes', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind,
  ADD CONSTRAINT ledger_entries_kind CHECK (
    CASE kind
      WHEN 'issued' THEN amount_cents >= 0 AND invoice_id IS NOT NULL
      WHEN 'voided' THEN amount_cents <= 0 AND invoice_id IS NOT NULL
      WHEN 'moved' THEN amount_cents <> 0 AND payment_id IS NULL
      WHEN 'payment' THEN payment_id IS NOT NULL
      WHEN 'refunded' THEN amount_cents > 0 AND payment_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'refund_returned' THEN amount_cents < 0 AND payment_id IS NOT NULL
      WHEN 'disputed' THEN amount_cents > 0 AND payment_id IS NOT NULL
      WHEN 'dispute_won' THEN amount_cents < 0 AND payment_id IS NOT NULL
      WHEN 'credited' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'written_off' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      ELSE false
    END
  );
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oaklet_effect(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('issued', 'voided', 'credited') THEN 'charge'
    WHEN kind IN ('payment', 'moved', 'refunded', 'refund_returned', 'disputed', 'dispute_won') THEN 'payment'
    WHEN kind = 'written_off' THEN 'write_off'
  END
$$;
