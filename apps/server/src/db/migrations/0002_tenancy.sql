-- Two roles that own nothing and bypass nothing. They belong to the whole server, so another database
-- may have made them already, even in this very moment.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['oaklet_app', 'oaklet_auth'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', role_name);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Makes a tenant table: its rows are seen by transactions of its own organization only.
-- Later migrations call it for each table that they add.
CREATE FUNCTION oaklet_make_tenant_table(table_name text, allowed text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format(
    'CREATE POLICY own_organization ON %I FOR ALL TO oaklet_app '
    'USING (organization_id = (SELECT nullif(current_setting(''oaklet.organization_id'', true), '''')::uuid)) '
    'WITH CHECK (organization_id = (SELECT nullif(current_setting(''oaklet.organization_id'', true), '''')::uuid))',
    table_name
  );
  EXECUTE format('GRANT %s ON %I TO oaklet_app', allowed, table_name);
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION oaklet_make_tenant_table(text, text) FROM PUBLIC;
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['practices', 'locations', 'roles', 'staff', 'staff_roles', 'staff_practices', 'services', 'clients']) AS name;
--> statement-breakpoint
SELECT oaklet_make_tenant_table('organizations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('idempotency_keys', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('audit_events', 'SELECT, INSERT');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('audit_heads', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Accounts belong to no organization: one role sees them, and it sees nothing else.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['users', 'memberships', 'sessions', 'login_throttle', 'server_secrets'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY accounts ON %I FOR ALL TO oaklet_auth USING (true) WITH CHECK (true)', table_name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO oaklet_auth', table_name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Keys between modules.
ALTER TABLE locations ADD CONSTRAINT locations_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE roles ADD CONSTRAINT roles_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations (organization_id);
--> statement-breakpoint
ALTER TABLE staff ADD CONSTRAINT staff_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations (organization_id);
--> statement-breakpoint
ALTER TABLE staff ADD CONSTRAINT staff_user_fk FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE staff_practices ADD CONSTRAINT staff_practices_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE services ADD CONSTRAINT services_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE clients ADD CONSTRAINT clients_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE clients ADD CONSTRAINT clients_clinician_fk FOREIGN KEY (organization_id, primary_clinician_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE clients ADD CONSTRAINT clients_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES locations (organization_id, id);
