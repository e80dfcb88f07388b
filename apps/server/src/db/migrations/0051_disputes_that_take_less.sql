-- A dispute gives a part back when it turns out that a refund or another dispute took that part.
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
      WHEN 'disputed' THEN amount_cents <> 0 AND payment_id IS NOT NULL
      WHEN 'dispute_won' THEN amount_cents < 0 AND payment_id IS NOT NULL
      WHEN 'credited' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'written_off' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      ELSE false
    END
  );
