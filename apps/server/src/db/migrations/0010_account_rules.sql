-- Like accounts: no organization's rows, and only the auth role sees them.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['email_changes', 'user_preferences'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY accounts ON %I FOR ALL TO oaklet_auth USING (true) WITH CHECK (true)', table_name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO oaklet_auth', table_name);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (user_id) REFERENCES users (id)', table_name, table_name || '_user_fk');
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE email_changes ADD CONSTRAINT email_changes_tries CHECK (tries BETWEEN 0 AND 5);
--> statement-breakpoint
ALTER TABLE user_preferences ADD CONSTRAINT user_preferences_density CHECK (density IN ('comfortable', 'compact'));
