-- Like accounts: no organization's rows, and only the auth role sees them.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['mfa_challenges', 'password_resets'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY accounts ON %I FOR ALL TO oaklet_auth USING (true) WITH CHECK (true)', table_name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO oaklet_auth', table_name);
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_mfa_method CHECK (mfa_method IN ('email'));
--> statement-breakpoint
ALTER TABLE mfa_challenges ADD CONSTRAINT mfa_challenges_tries CHECK (tries BETWEEN 0 AND 5);
--> statement-breakpoint
ALTER TABLE password_resets ADD CONSTRAINT password_resets_tries CHECK (tries BETWEEN 0 AND 5);
