-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA drizzle;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.oaklet_contact_words(contacts jsonb) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT regexp_replace(lower(contact ->> 'value'), '^1(\d{10})$', '\1')
  FROM jsonb_array_elements(contacts) AS contact
$_$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.debts (
    organization_id uuid NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    issued_on date NOT NULL,
    from_on date NOT NULL,
    until_on date,
    within_days integer NOT NULL,
    cents bigint NOT NULL
);

ALTER TABLE ONLY public.debts FORCE ROW LEVEL SECURITY;

CREATE FUNCTION public.oaklet_debts_of(invoices_written uuid[]) RETURNS SETOF public.debts
    LANGUAGE sql STABLE
    AS $$
  SELECT organization_id, practice_id, client_id, invoice_id, issued_on, from_on, until_on,
    CASE
      WHEN until_on - from_on <= 16 THEN 16
      WHEN until_on - from_on <= 64 THEN 64
      WHEN until_on - from_on <= 256 THEN 256
      WHEN until_on - from_on <= 1024 THEN 1024
      WHEN until_on - from_on <= 4096 THEN 4096
      ELSE 1048576
    END,
    cents::bigint
  FROM (
    SELECT organization_id, practice_id, client_id, invoice_id, occurred_on AS from_on,
      lead(occurred_on) OVER by_day AS until_on,
      sum(sum(amount_cents)) OVER by_day AS cents,
      min(min(occurred_on) FILTER (WHERE kind = 'issued')) OVER (PARTITION BY organization_id, invoice_id) AS issued_on
    FROM ledger_entries
    WHERE invoice_id IN (SELECT unnest(invoices_written))
    GROUP BY organization_id, practice_id, client_id, invoice_id, occurred_on
    WINDOW by_day AS (PARTITION BY organization_id, invoice_id ORDER BY occurred_on)
  ) each_day
  WHERE cents > 0
$$;

CREATE FUNCTION public.oaklet_keep_client_status() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO client_status_changes (organization_id, practice_id, client_id, from_status, to_status, changed_at)
  VALUES (NEW.organization_id, NEW.practice_id, NEW.id, OLD.status, NEW.status, NEW.updated_at);
  RETURN NULL;
END
$$;

CREATE FUNCTION public.oaklet_make_tenant_table(table_name text, allowed text DEFAULT 'SELECT, INSERT, UPDATE, DELETE'::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.oaklet_renew_attended_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE appointment_clients SET attendance = attendance
  WHERE organization_id = NEW.organization_id AND appointment_id = NEW.id AND attendance = 'present';
  RETURN NULL;
END
$$;

CREATE FUNCTION public.oaklet_renew_shares(appointments_written uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  entries uuid[];
BEGIN
  PERFORM FROM invoices
  WHERE state <> 'draft' AND id IN (
    SELECT invoice_id FROM invoice_lines WHERE appointment_id IN (SELECT unnest(appointments_written))
  )
  ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  entries := ARRAY(
    SELECT id FROM ledger_entries
    WHERE invoice_id IN (
      SELECT invoice_id FROM invoice_lines WHERE appointment_id IN (SELECT unnest(appointments_written))
    )
  );
  DELETE FROM ledger_shares WHERE entry_id IN (SELECT unnest(entries));
  INSERT INTO ledger_shares SELECT * FROM oaklet_shares_of(entries);
END
$$;

CREATE FUNCTION public.oaklet_renew_shares_of_clinician() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM oaklet_renew_shares(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;

CREATE FUNCTION public.oaklet_renew_shares_of_services() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM oaklet_renew_shares(ARRAY(SELECT DISTINCT appointment_id FROM written));
  RETURN NULL;
END
$$;

CREATE FUNCTION public.oaklet_set_attended_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.attended_at := CASE WHEN NEW.attendance = 'present' THEN (
    SELECT starts_at FROM appointments
    WHERE organization_id = NEW.organization_id AND id = NEW.appointment_id AND status = 'completed'
  ) END;
  RETURN NEW;
END
$$;

CREATE TABLE public.ledger_shares (
    organization_id uuid NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    line integer NOT NULL,
    occurred_on date NOT NULL,
    is_payment boolean NOT NULL,
    clinician_id uuid,
    service_code text,
    cents bigint NOT NULL
);

ALTER TABLE ONLY public.ledger_shares FORCE ROW LEVEL SECURITY;

CREATE FUNCTION public.oaklet_shares_of(entries_written uuid[]) RETURNS SETOF public.ledger_shares
    LANGUAGE sql STABLE
    AS $$
  WITH entries AS (
    SELECT e.*, e.kind = 'payment' AS is_payment, coalesce((
      SELECT sum(earlier.amount_cents) FROM ledger_entries earlier
      WHERE earlier.organization_id = e.organization_id AND earlier.invoice_id = e.invoice_id
        AND (earlier.kind = 'payment') = (e.kind = 'payment') AND earlier.seq < e.seq
    ), 0) AS earlier_cents
    FROM ledger_entries e
    WHERE e.id IN (SELECT unnest(entries_written))
  ), lines AS (
    SELECT organization_id, invoice_id, description, appointment_id,
      row_number() OVER in_order AS line,
      quantity::bigint * unit_price_cents AS amount,
      sum(quantity::bigint * unit_price_cents) OVER in_order AS upto,
      sum(quantity::bigint * unit_price_cents) OVER (PARTITION BY organization_id, invoice_id) AS total
    FROM invoice_lines
    WHERE invoice_id IN (SELECT invoice_id FROM entries)
    WINDOW in_order AS (PARTITION BY organization_id, invoice_id ORDER BY position, id)
  ), shares AS (
    SELECT e.organization_id, e.practice_id, e.client_id, e.id AS entry_id, coalesce(l.line, 0) AS line,
      e.occurred_on, e.is_payment, a.clinician_id, l.description, a.id AS appointment_id,
      CASE WHEN l.line IS NULL THEN e.amount_cents ELSE
        round((e.earlier_cents + e.amount_cents) * l.upto / l.total)
        - round((e.earlier_cents + e.amount_cents) * (l.upto - l.amount) / l.total)
        - round(e.earlier_cents * l.upto / l.total)
        + round(e.earlier_cents * (l.upto - l.amount) / l.total)
      END AS cents
    FROM entries e
    LEFT JOIN lines l ON l.organization_id = e.organization_id AND l.invoice_id = e.invoice_id AND l.total > 0
    LEFT JOIN appointments a ON a.organization_id = l.organization_id AND a.id = l.appointment_id
  )
  SELECT organization_id, practice_id, client_id, entry_id, line::integer, occurred_on, is_payment, clinician_id,
    -- An invoice's line says `Label (code)`, as long as nobody writes it anew.
    (
      SELECT n.service_code FROM appointment_lines n
      WHERE n.organization_id = s.organization_id AND n.appointment_id = s.appointment_id
      ORDER BY strpos(s.description, '(' || n.service_code || ')') = 0, n.position
      LIMIT 1
    ),
    cents::bigint
  FROM shares s
  WHERE cents <> 0
$$;

CREATE FUNCTION public.oaklet_words(phrase text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT coalesce(array_agg(DISTINCT word COLLATE "C"), '{}')
  FROM regexp_split_to_table(
    lower(regexp_replace(normalize(phrase, NFD), '[\u0300-\u036F]', '', 'g')),
    '[\s''’`.,;:()/"-]+'
  ) AS word
  WHERE word <> ''
$$;

CREATE FUNCTION public.oaklet_write_client_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM client_words w USING changed c
    WHERE w.organization_id = c.organization_id AND w.client_id = c.id;
  END IF;
  INSERT INTO client_words (organization_id, practice_id, client_id, word, names)
  SELECT c.organization_id, c.practice_id, c.id, w.word, ' ' || array_to_string(n.words, ' ') || ' '
  FROM changed c
  CROSS JOIN LATERAL (SELECT oaklet_words(concat_ws(' ', c.first_name, c.last_name, c.preferred_name)) AS words) n
  CROSS JOIN LATERAL (SELECT unnest(n.words) AS word UNION SELECT oaklet_contact_words(c.contacts)) w;
  INSERT INTO known_names (organization_id, practice_id, word)
  SELECT DISTINCT c.organization_id, c.practice_id, w.word
  FROM changed c
  CROSS JOIN LATERAL unnest(oaklet_words(concat_ws(' ', c.first_name, c.last_name, c.preferred_name))) w (word)
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE FUNCTION public.oaklet_write_debts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  invoices_written uuid[] := ARRAY(SELECT DISTINCT invoice_id FROM written WHERE invoice_id IS NOT NULL);
BEGIN
  DELETE FROM debts WHERE invoice_id IN (SELECT unnest(invoices_written));
  INSERT INTO debts SELECT * FROM oaklet_debts_of(invoices_written);
  RETURN NULL;
END
$$;

CREATE FUNCTION public.oaklet_write_shares() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO ledger_shares SELECT * FROM oaklet_shares_of(ARRAY(SELECT id FROM written));
  RETURN NULL;
END
$$;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE public.appointment_clients (
    organization_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    client_id uuid NOT NULL,
    "position" integer NOT NULL,
    attendance text NOT NULL,
    attended_at timestamp with time zone
);

ALTER TABLE ONLY public.appointment_clients FORCE ROW LEVEL SECURITY;

CREATE TABLE public.appointment_lines (
    organization_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    "position" integer NOT NULL,
    service_code text NOT NULL,
    label text NOT NULL,
    modifiers text[] NOT NULL,
    units integer NOT NULL,
    fee_cents integer NOT NULL
);

ALTER TABLE ONLY public.appointment_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.appointments (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    clinician_id uuid NOT NULL,
    location_id uuid,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    time_zone text NOT NULL,
    memo text NOT NULL,
    billing_type text NOT NULL,
    status text NOT NULL,
    overlap_group uuid NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT appointments_length CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '08:00:00'::interval))))
);

ALTER TABLE ONLY public.appointments FORCE ROW LEVEL SECURITY;

CREATE TABLE public.audit_events (
    organization_id uuid NOT NULL,
    seq bigint NOT NULL,
    id uuid NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    request_id text NOT NULL,
    address text NOT NULL,
    source text NOT NULL,
    action text NOT NULL,
    resource text NOT NULL,
    record_id text NOT NULL,
    changed text[] NOT NULL,
    prev_hash text NOT NULL,
    hash text NOT NULL
);

ALTER TABLE ONLY public.audit_events FORCE ROW LEVEL SECURITY;

CREATE TABLE public.audit_heads (
    organization_id uuid NOT NULL,
    seq bigint NOT NULL,
    hash text NOT NULL
);

ALTER TABLE ONLY public.audit_heads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.billed_appointments (
    organization_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    client_id uuid NOT NULL,
    invoice_id uuid NOT NULL
);

ALTER TABLE ONLY public.billed_appointments FORCE ROW LEVEL SECURITY;

CREATE TABLE public.client_status_changes (
    organization_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    from_status text NOT NULL,
    to_status text NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.client_status_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.client_words (
    organization_id uuid NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    names text NOT NULL
);

ALTER TABLE ONLY public.client_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.clients (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    type text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    preferred_name text DEFAULT ''::text NOT NULL,
    pronouns text DEFAULT ''::text NOT NULL,
    date_of_birth date,
    administrative_sex text NOT NULL,
    address jsonb,
    contacts jsonb NOT NULL,
    emergency_contact jsonb,
    primary_clinician_id uuid,
    location_id uuid,
    tags text[] NOT NULL,
    status text NOT NULL,
    last_name_sort text GENERATED ALWAYS AS (lower(last_name)) STORED NOT NULL,
    first_name_sort text GENERATED ALWAYS AS (lower(first_name)) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((((((((((first_name || ' '::text) || last_name) || ' '::text) || preferred_name) || ' '::text) || last_name) || ', '::text) || first_name) || ' '::text) || (jsonb_path_query_array(contacts, '$[*]."value"'::jsonpath))::text))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    referral_source text,
    diagnoses text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT clients_diagnoses CHECK ((cardinality(diagnoses) <= 12)),
    CONSTRAINT clients_referral_source CHECK ((referral_source = ANY (ARRAY['online_search'::text, 'therapist_directory'::text, 'social_media'::text, 'insurer'::text, 'health_professional'::text, 'family_or_friend'::text, 'returning_client'::text, 'school'::text, 'employer'::text, 'community'::text, 'court'::text, 'other'::text])))
);

ALTER TABLE ONLY public.clients FORCE ROW LEVEL SECURITY;

CREATE TABLE public.email_changes (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    email public.citext NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    consumed_at timestamp with time zone,
    CONSTRAINT email_changes_tries CHECK (((tries >= 0) AND (tries <= 5)))
);

ALTER TABLE ONLY public.email_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.exports (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    asked_by_id uuid NOT NULL,
    status text NOT NULL,
    done_rows integer DEFAULT 0 NOT NULL,
    total_rows integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    file text,
    size_bytes bigint,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    expires_at timestamp with time zone,
    fetched_at timestamp with time zone,
    CONSTRAINT exports_rows CHECK (((done_rows >= 0) AND (done_rows <= total_rows)))
);

ALTER TABLE ONLY public.exports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.held_mail (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    event text NOT NULL,
    link text NOT NULL,
    about text NOT NULL,
    stood_before text,
    due_at timestamp with time zone NOT NULL,
    tries integer NOT NULL,
    CONSTRAINT held_mail_tries CHECK ((tries >= 0))
);

ALTER TABLE ONLY public.held_mail FORCE ROW LEVEL SECURITY;

CREATE TABLE public.holiday_locations (
    organization_id uuid NOT NULL,
    holiday_id uuid NOT NULL,
    location_id uuid NOT NULL
);

ALTER TABLE ONLY public.holiday_locations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.holidays (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    name text NOT NULL,
    date date NOT NULL,
    end_date date,
    recurring_type text NOT NULL,
    description text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT holidays_last_day CHECK (((end_date IS NULL) OR (end_date >= date))),
    CONSTRAINT holidays_recurring_type CHECK ((recurring_type = ANY (ARRAY['none'::text, 'yearly_date'::text, 'yearly_weekday'::text, 'yearly_last_weekday'::text])))
);

ALTER TABLE ONLY public.holidays FORCE ROW LEVEL SECURITY;

CREATE TABLE public.idempotency_keys (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.invitations (
    organization_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    token_hash text NOT NULL,
    invited_by_id uuid NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.invitations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.invoice_counters (
    organization_id uuid NOT NULL,
    practice_id uuid NOT NULL,
    next_number integer NOT NULL
);

ALTER TABLE ONLY public.invoice_counters FORCE ROW LEVEL SECURITY;

CREATE TABLE public.invoice_lines (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    "position" integer NOT NULL,
    appointment_id uuid,
    description text NOT NULL,
    quantity integer NOT NULL,
    unit_price_cents integer NOT NULL
);

ALTER TABLE ONLY public.invoice_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.invoices (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    state text NOT NULL,
    number integer,
    issued_on date,
    due_on date,
    notes text NOT NULL,
    total_cents bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT invoices_numbered_when_issued CHECK (((state = ANY (ARRAY['draft'::text, 'issued'::text, 'void'::text])) AND ((state = 'draft'::text) = (number IS NULL)) AND ((state = 'draft'::text) = (issued_on IS NULL))))
);

ALTER TABLE ONLY public.invoices FORCE ROW LEVEL SECURITY;

CREATE TABLE public.known_names (
    organization_id uuid NOT NULL,
    practice_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C"
);

ALTER TABLE ONLY public.known_names FORCE ROW LEVEL SECURITY;

CREATE TABLE public.ledger_entries (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    seq bigint NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    invoice_id uuid,
    payment_id uuid,
    kind text NOT NULL,
    description text NOT NULL,
    amount_cents bigint NOT NULL,
    occurred_on date NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entries_kind CHECK (
CASE kind
    WHEN 'issued'::text THEN ((amount_cents >= 0) AND (invoice_id IS NOT NULL))
    WHEN 'payment'::text THEN ((amount_cents < 0) AND (payment_id IS NOT NULL))
    WHEN 'voided'::text THEN ((amount_cents <= 0) AND (invoice_id IS NOT NULL))
    ELSE false
END)
);

ALTER TABLE ONLY public.ledger_entries FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_entries ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entries_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.locations (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    name text NOT NULL,
    address jsonb NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    fax text,
    email text DEFAULT ''::text NOT NULL,
    is_primary boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    business_hours jsonb,
    removed_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT locations_primary_is_active CHECK ((is_active OR (NOT is_primary))),
    CONSTRAINT locations_removed_is_inactive CHECK (((removed_at IS NULL) OR (NOT is_active)))
);

ALTER TABLE ONLY public.locations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.login_throttle (
    key text NOT NULL,
    failures integer NOT NULL,
    last_failed_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone
);

ALTER TABLE ONLY public.login_throttle FORCE ROW LEVEL SECURITY;

CREATE TABLE public.measures (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    kind text NOT NULL,
    taken_on date NOT NULL,
    answers integer[] NOT NULL,
    difficulty text,
    score integer NOT NULL,
    status text NOT NULL,
    recorded_by_id uuid NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    error_reason text,
    error_by_id uuid,
    error_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT measures_answers CHECK (COALESCE(((cardinality(answers) =
CASE kind
    WHEN 'phq9'::text THEN 9
    WHEN 'gad7'::text THEN 7
    ELSE NULL::integer
END) AND (0 <= ALL (answers)) AND (3 >= ALL (answers))), false)),
    CONSTRAINT measures_status CHECK ((((status = 'final'::text) AND (error_reason IS NULL) AND (error_by_id IS NULL) AND (error_at IS NULL)) OR ((status = 'entered_in_error'::text) AND (error_reason IS NOT NULL) AND (error_by_id IS NOT NULL) AND (error_at IS NOT NULL))))
);

ALTER TABLE ONLY public.measures FORCE ROW LEVEL SECURITY;

CREATE TABLE public.memberships (
    user_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

ALTER TABLE ONLY public.memberships FORCE ROW LEVEL SECURITY;

CREATE TABLE public.mfa_challenges (
    id uuid NOT NULL,
    user_id uuid,
    organization_id uuid,
    device_id uuid NOT NULL,
    token_hash text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    consumed_at timestamp with time zone,
    registration jsonb,
    CONSTRAINT mfa_challenges_tries CHECK (((tries >= 0) AND (tries <= 5))),
    CONSTRAINT mfa_challenges_waiting CHECK ((((user_id IS NULL) = (organization_id IS NULL)) AND ((user_id IS NULL) = (registration IS NOT NULL))))
);

ALTER TABLE ONLY public.mfa_challenges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notification_changes (
    organization_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    number integer NOT NULL
);

ALTER TABLE ONLY public.notification_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notification_preferences (
    organization_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    event text NOT NULL,
    in_app boolean NOT NULL,
    email boolean NOT NULL
);

ALTER TABLE ONLY public.notification_preferences FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notifications (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    event text NOT NULL,
    subject text NOT NULL,
    link text NOT NULL,
    status text NOT NULL,
    once_key text,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT notifications_link_is_local CHECK ((link ~ '^/([^/\\]|$)'::text)),
    CONSTRAINT notifications_read_at CHECK (((status <> 'read'::text) OR (read_at IS NOT NULL))),
    CONSTRAINT notifications_status CHECK ((status = ANY (ARRAY['unread'::text, 'read'::text, 'archived'::text])))
);

ALTER TABLE ONLY public.notifications FORCE ROW LEVEL SECURITY;

CREATE TABLE public.organizations (
    organization_id uuid NOT NULL,
    name text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    address jsonb NOT NULL,
    status text DEFAULT 'ACTIVE'::text NOT NULL,
    timezone text NOT NULL,
    business_hours jsonb NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    date_format text DEFAULT 'MM/DD/YYYY'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    setup jsonb
);

ALTER TABLE ONLY public.organizations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.password_resets (
    email_key text NOT NULL,
    id uuid NOT NULL,
    user_id uuid,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    consumed_at timestamp with time zone,
    CONSTRAINT password_resets_tries CHECK (((tries >= 0) AND (tries <= 5)))
);

ALTER TABLE ONLY public.password_resets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payments (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    practice_id uuid NOT NULL,
    client_id uuid NOT NULL,
    method text NOT NULL,
    amount_cents integer NOT NULL,
    received_on date NOT NULL,
    reference text NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0))
);

ALTER TABLE ONLY public.payments FORCE ROW LEVEL SECURITY;

CREATE TABLE public.practices (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    time_zone text NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    business_hours jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.practices FORCE ROW LEVEL SECURITY;

CREATE TABLE public.roles (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    permissions text[] NOT NULL,
    is_built_in boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.roles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.server_secrets (
    name text NOT NULL,
    value text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.server_secrets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.services (
    organization_id uuid NOT NULL,
    practice_id uuid NOT NULL,
    code text NOT NULL,
    label text NOT NULL,
    duration_minutes integer NOT NULL,
    fee_cents integer NOT NULL
);

ALTER TABLE ONLY public.services FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    practice_id uuid,
    device_id uuid NOT NULL,
    refresh_hash text NOT NULL,
    previous_refresh_hash text,
    created_at timestamp with time zone NOT NULL,
    rotated_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    user_agent text,
    address text,
    former_email public.citext
);

ALTER TABLE ONLY public.sessions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.staff (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email public.citext NOT NULL,
    credentials text DEFAULT ''::text NOT NULL,
    color_index smallint DEFAULT 0 NOT NULL,
    is_clinician boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    npi text DEFAULT ''::text NOT NULL,
    taxonomy_code text DEFAULT ''::text NOT NULL,
    license jsonb,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    rendering_provider jsonb,
    supervisor_id uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT staff_color CHECK (((color_index >= 0) AND (color_index <= 7))),
    CONSTRAINT staff_npi CHECK ((npi ~ '^([12][0-9]{9})?$'::text)),
    CONSTRAINT staff_supervisor_is_another CHECK ((supervisor_id <> id))
);

ALTER TABLE ONLY public.staff FORCE ROW LEVEL SECURITY;

CREATE TABLE public.staff_practices (
    organization_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    practice_id uuid NOT NULL
);

ALTER TABLE ONLY public.staff_practices FORCE ROW LEVEL SECURITY;

CREATE TABLE public.staff_roles (
    organization_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    role_id uuid NOT NULL
);

ALTER TABLE ONLY public.staff_roles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.staff_working_hours (
    organization_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    location_id uuid NOT NULL,
    hours jsonb NOT NULL
);

ALTER TABLE ONLY public.staff_working_hours FORCE ROW LEVEL SECURITY;

CREATE TABLE public.user_preferences (
    user_id uuid NOT NULL,
    shortcuts boolean NOT NULL,
    density text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT user_preferences_density CHECK ((density = ANY (ARRAY['comfortable'::text, 'compact'::text])))
);

ALTER TABLE ONLY public.user_preferences FORCE ROW LEVEL SECURITY;

CREATE TABLE public.users (
    id uuid NOT NULL,
    email public.citext NOT NULL,
    password_hash text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    mfa_method text,
    CONSTRAINT users_mfa_method CHECK ((mfa_method = 'email'::text))
);

ALTER TABLE ONLY public.users FORCE ROW LEVEL SECURITY;

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

GRANT USAGE ON SCHEMA public TO oaklet_app;
GRANT USAGE ON SCHEMA public TO oaklet_auth;

GRANT SELECT,INSERT,DELETE ON TABLE public.debts TO oaklet_app;

REVOKE ALL ON FUNCTION public.oaklet_make_tenant_table(table_name text, allowed text) FROM PUBLIC;

GRANT SELECT,INSERT,DELETE ON TABLE public.ledger_shares TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.appointment_clients TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.appointment_lines TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.appointments TO oaklet_app;

GRANT SELECT,INSERT ON TABLE public.audit_events TO oaklet_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.audit_heads TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.billed_appointments TO oaklet_app;

GRANT SELECT,INSERT ON TABLE public.client_status_changes TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.client_words TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.clients TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.email_changes TO oaklet_auth;

GRANT SELECT,INSERT,UPDATE ON TABLE public.exports TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.held_mail TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.holiday_locations TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.holidays TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitations TO oaklet_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.invoice_counters TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_lines TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoices TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.known_names TO oaklet_app;

GRANT SELECT,INSERT ON TABLE public.ledger_entries TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.locations TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_throttle TO oaklet_auth;

GRANT SELECT,INSERT,UPDATE ON TABLE public.measures TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.memberships TO oaklet_auth;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mfa_challenges TO oaklet_auth;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_changes TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_preferences TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO oaklet_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.organizations TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.password_resets TO oaklet_auth;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payments TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.practices TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.roles TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.server_secrets TO oaklet_auth;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.services TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO oaklet_auth;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff_practices TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff_roles TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff_working_hours TO oaklet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_preferences TO oaklet_auth;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.users TO oaklet_auth;
