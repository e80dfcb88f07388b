-- The roles that came with Oaklet learn the new permission: their owner sees them for as long as their rules aren't
-- forced on it.
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE roles SET permissions = array_append(permissions, 'claims:view:own')
WHERE is_built_in AND name IN ('Clinician', 'Clinician (own clients)')
  AND NOT permissions && ARRAY['claims:view', 'claims:view:own'];
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
