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

SET default_tablespace = '';

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.appointment_clients
    ADD CONSTRAINT appointment_clients_organization_id_appointment_id_client_id_pk PRIMARY KEY (organization_id, appointment_id, client_id);

ALTER TABLE ONLY public.appointment_lines
    ADD CONSTRAINT appointment_lines_organization_id_appointment_id_position_pk PRIMARY KEY (organization_id, appointment_id, "position");

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_no_unconfirmed_overlap EXCLUDE USING gist (organization_id WITH =, clinician_id WITH =, tstzrange(starts_at, ends_at, '[)'::text) WITH &&, overlap_group WITH <>) WHERE ((status = ANY (ARRAY['requested'::text, 'scheduled'::text, 'confirmed'::text, 'checked_in'::text, 'completed'::text]))) DEFERRABLE;

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_id_is_unique UNIQUE (organization_id, id);

ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_organization_id_seq_pk PRIMARY KEY (organization_id, seq);

ALTER TABLE ONLY public.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (organization_id);

ALTER TABLE ONLY public.billed_appointments
    ADD CONSTRAINT billed_appointments_organization_id_appointment_id_client_id_pk PRIMARY KEY (organization_id, appointment_id, client_id);

ALTER TABLE ONLY public.client_status_changes
    ADD CONSTRAINT client_status_changes_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.client_words
    ADD CONSTRAINT client_words_organization_id_client_id_word_pk PRIMARY KEY (organization_id, client_id, word);

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_organization_id_invoice_id_from_on_pk PRIMARY KEY (organization_id, invoice_id, from_on);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.held_mail
    ADD CONSTRAINT held_mail_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.holiday_locations
    ADD CONSTRAINT holiday_locations_organization_id_holiday_id_location_id_pk PRIMARY KEY (organization_id, holiday_id, location_id);

ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT holidays_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_organization_id_user_id_key_pk PRIMARY KEY (organization_id, user_id, key);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_organization_id_staff_id_pk PRIMARY KEY (organization_id, staff_id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_is_unique UNIQUE (organization_id, token_hash);

ALTER TABLE ONLY public.invoice_counters
    ADD CONSTRAINT invoice_counters_organization_id_practice_id_pk PRIMARY KEY (organization_id, practice_id);

ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_number UNIQUE (organization_id, practice_id, number);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.known_names
    ADD CONSTRAINT known_names_organization_id_practice_id_word_pk PRIMARY KEY (organization_id, practice_id, word);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.ledger_shares
    ADD CONSTRAINT ledger_shares_organization_id_entry_id_line_pk PRIMARY KEY (organization_id, entry_id, line);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.login_throttle
    ADD CONSTRAINT login_throttle_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.measures
    ADD CONSTRAINT measures_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_organization_id_pk PRIMARY KEY (user_id, organization_id);

ALTER TABLE ONLY public.mfa_challenges
    ADD CONSTRAINT mfa_challenges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mfa_challenges
    ADD CONSTRAINT mfa_challenges_token_is_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.notification_changes
    ADD CONSTRAINT notification_changes_organization_id_staff_id_pk PRIMARY KEY (organization_id, staff_id);

ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_organization_id_staff_id_event_pk PRIMARY KEY (organization_id, staff_id, event);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_once UNIQUE (organization_id, staff_id, once_key);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (organization_id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (email_key);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.practices
    ADD CONSTRAINT practices_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_name_is_unique UNIQUE (organization_id, name);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.server_secrets
    ADD CONSTRAINT server_secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_organization_id_practice_id_code_pk PRIMARY KEY (organization_id, practice_id, code);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_organization_id_id_pk PRIMARY KEY (organization_id, id);

ALTER TABLE ONLY public.staff_practices
    ADD CONSTRAINT staff_practices_organization_id_staff_id_practice_id_pk PRIMARY KEY (organization_id, staff_id, practice_id);

ALTER TABLE ONLY public.staff_roles
    ADD CONSTRAINT staff_roles_organization_id_staff_id_role_id_pk PRIMARY KEY (organization_id, staff_id, role_id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_user_is_unique UNIQUE (organization_id, user_id);

ALTER TABLE ONLY public.staff_working_hours
    ADD CONSTRAINT staff_working_hours_organization_id_staff_id_location_id_pk PRIMARY KEY (organization_id, staff_id, location_id);

ALTER TABLE ONLY public.user_preferences
    ADD CONSTRAINT user_preferences_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_is_unique UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

CREATE INDEX appointment_clients_by_attended ON public.appointment_clients USING btree (organization_id, client_id, attended_at);

CREATE INDEX appointment_clients_by_client ON public.appointment_clients USING btree (organization_id, client_id, appointment_id);

CREATE INDEX appointments_by_clinician ON public.appointments USING btree (organization_id, clinician_id, starts_at);

CREATE INDEX appointments_by_start ON public.appointments USING btree (organization_id, practice_id, starts_at, id);

CREATE INDEX audit_events_by_action ON public.audit_events USING btree (organization_id, action, occurred_at, seq);

CREATE INDEX audit_events_by_person ON public.audit_events USING btree (organization_id, user_id, occurred_at, seq);

CREATE INDEX audit_events_by_record ON public.audit_events USING btree (organization_id, record_id, occurred_at, seq);

CREATE INDEX audit_events_by_resource ON public.audit_events USING btree (organization_id, resource, occurred_at, seq);

CREATE INDEX audit_events_by_time ON public.audit_events USING btree (organization_id, occurred_at, seq);

CREATE INDEX audit_events_of_clients ON public.audit_events USING btree (organization_id, occurred_at, seq) WHERE (source = 'client'::text);

CREATE INDEX billed_appointments_by_invoice ON public.billed_appointments USING btree (organization_id, invoice_id);

CREATE INDEX client_status_changes_by_time ON public.client_status_changes USING btree (organization_id, practice_id, changed_at);

CREATE INDEX client_words_by_word ON public.client_words USING btree (organization_id, practice_id, word, client_id);

CREATE INDEX clients_by_clinician ON public.clients USING btree (organization_id, primary_clinician_id);

CREATE INDEX clients_by_name ON public.clients USING btree (organization_id, practice_id, last_name_sort, first_name_sort, id);

CREATE INDEX clients_by_time ON public.clients USING btree (organization_id, practice_id, created_at);

CREATE INDEX debts_by_length ON public.debts USING btree (organization_id, practice_id, within_days, from_on);

CREATE INDEX email_changes_by_expiry ON public.email_changes USING btree (expires_at);

CREATE INDEX exports_by_time ON public.exports USING btree (organization_id, created_at);

CREATE UNIQUE INDEX exports_one_under_way ON public.exports USING btree (organization_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));

CREATE INDEX held_mail_by_due ON public.held_mail USING btree (organization_id, due_at);

CREATE INDEX held_mail_by_subject ON public.held_mail USING btree (organization_id, staff_id, about);

CREATE INDEX holiday_locations_by_location ON public.holiday_locations USING btree (organization_id, location_id);

CREATE INDEX holidays_by_practice ON public.holidays USING btree (organization_id, practice_id, date);

CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (organization_id, created_at);

CREATE INDEX invoice_lines_by_appointment ON public.invoice_lines USING btree (organization_id, appointment_id);

CREATE INDEX invoice_lines_by_invoice ON public.invoice_lines USING btree (organization_id, invoice_id, "position");

CREATE INDEX invoices_by_client ON public.invoices USING btree (organization_id, client_id);

CREATE INDEX invoices_by_issue ON public.invoices USING btree (organization_id, practice_id, issued_on);

CREATE INDEX known_names_by_likeness ON public.known_names USING gist (organization_id, practice_id, word public.gist_trgm_ops (siglen='64'));

CREATE INDEX ledger_entries_by_client ON public.ledger_entries USING btree (organization_id, client_id);

CREATE INDEX ledger_entries_by_day ON public.ledger_entries USING btree (organization_id, practice_id, occurred_on);

CREATE INDEX ledger_entries_by_invoice ON public.ledger_entries USING btree (organization_id, invoice_id, seq);

CREATE INDEX ledger_shares_by_day ON public.ledger_shares USING btree (organization_id, practice_id, occurred_on);

CREATE INDEX locations_by_practice ON public.locations USING btree (organization_id, practice_id);

CREATE UNIQUE INDEX locations_one_primary ON public.locations USING btree (organization_id, practice_id) WHERE is_primary;

CREATE INDEX measures_by_client ON public.measures USING btree (organization_id, client_id, kind, taken_on, recorded_at);

CREATE INDEX measures_telling_of_self_harm ON public.measures USING btree (organization_id, practice_id, taken_on) WHERE ((kind = 'phq9'::text) AND (status = 'final'::text) AND (answers[9] > 0));

CREATE INDEX mfa_challenges_by_device ON public.mfa_challenges USING btree (device_id);

CREATE INDEX mfa_challenges_by_expiry ON public.mfa_challenges USING btree (expires_at);

CREATE INDEX mfa_challenges_by_user ON public.mfa_challenges USING btree (user_id);

CREATE INDEX notifications_by_time ON public.notifications USING btree (organization_id, practice_id, staff_id, created_at, id);

CREATE INDEX notifications_unread ON public.notifications USING btree (organization_id, practice_id, staff_id) WHERE (status = 'unread'::text);

CREATE INDEX password_resets_by_expiry ON public.password_resets USING btree (expires_at);

CREATE INDEX payments_by_client ON public.payments USING btree (organization_id, client_id);

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);

CREATE INDEX staff_by_name ON public.staff USING btree (organization_id, name, id);

CREATE INDEX staff_practices_by_practice ON public.staff_practices USING btree (organization_id, practice_id);

CREATE TRIGGER appointment_clients_attended BEFORE INSERT OR UPDATE ON public.appointment_clients FOR EACH ROW EXECUTE FUNCTION public.oaklet_set_attended_at();

CREATE TRIGGER appointment_lines_changed AFTER UPDATE ON public.appointment_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_renew_shares_of_services();

CREATE TRIGGER appointment_lines_deleted AFTER DELETE ON public.appointment_lines REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_renew_shares_of_services();

CREATE TRIGGER appointment_lines_written AFTER INSERT ON public.appointment_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_renew_shares_of_services();

CREATE TRIGGER appointments_attended AFTER UPDATE ON public.appointments FOR EACH ROW WHEN ((((old.status = 'completed'::text) OR (new.status = 'completed'::text)) AND ((old.status <> new.status) OR (old.starts_at <> new.starts_at)))) EXECUTE FUNCTION public.oaklet_renew_attended_at();

CREATE TRIGGER appointments_shares AFTER UPDATE ON public.appointments FOR EACH ROW WHEN ((old.clinician_id <> new.clinician_id)) EXECUTE FUNCTION public.oaklet_renew_shares_of_clinician();

CREATE TRIGGER clients_status AFTER UPDATE ON public.clients FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.oaklet_keep_client_status();

CREATE TRIGGER clients_words_of_changed AFTER UPDATE ON public.clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_write_client_words();

CREATE TRIGGER clients_words_of_new AFTER INSERT ON public.clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_write_client_words();

CREATE TRIGGER ledger_entries_debts AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_write_debts();

CREATE TRIGGER ledger_entries_shares AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.oaklet_write_shares();

ALTER TABLE ONLY public.appointment_clients
    ADD CONSTRAINT appointment_clients_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES public.appointments(organization_id, id);

ALTER TABLE ONLY public.appointment_clients
    ADD CONSTRAINT appointment_clients_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.appointment_lines
    ADD CONSTRAINT appointment_lines_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES public.appointments(organization_id, id);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES public.locations(organization_id, id);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.billed_appointments
    ADD CONSTRAINT billed_appointments_client_fk FOREIGN KEY (organization_id, appointment_id, client_id) REFERENCES public.appointment_clients(organization_id, appointment_id, client_id);

ALTER TABLE ONLY public.billed_appointments
    ADD CONSTRAINT billed_appointments_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES public.invoices(organization_id, id);

ALTER TABLE ONLY public.client_status_changes
    ADD CONSTRAINT client_status_changes_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.client_status_changes
    ADD CONSTRAINT client_status_changes_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.client_words
    ADD CONSTRAINT client_words_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_clinician_fk FOREIGN KEY (organization_id, primary_clinician_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES public.locations(organization_id, id);

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES public.invoices(organization_id, id);

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_asker_fk FOREIGN KEY (organization_id, asked_by_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.held_mail
    ADD CONSTRAINT held_mail_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.held_mail
    ADD CONSTRAINT held_mail_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.holiday_locations
    ADD CONSTRAINT holiday_locations_holiday_fk FOREIGN KEY (organization_id, holiday_id) REFERENCES public.holidays(organization_id, id);

ALTER TABLE ONLY public.holiday_locations
    ADD CONSTRAINT holiday_locations_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES public.locations(organization_id, id);

ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT holidays_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_inviter_fk FOREIGN KEY (organization_id, invited_by_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.invoice_counters
    ADD CONSTRAINT invoice_counters_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES public.appointments(organization_id, id);

ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES public.invoices(organization_id, id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES public.invoices(organization_id, id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_payment_fk FOREIGN KEY (organization_id, payment_id) REFERENCES public.payments(organization_id, id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.ledger_shares
    ADD CONSTRAINT ledger_shares_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.ledger_shares
    ADD CONSTRAINT ledger_shares_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.ledger_shares
    ADD CONSTRAINT ledger_shares_entry_fk FOREIGN KEY (organization_id, entry_id) REFERENCES public.ledger_entries(organization_id, id);

ALTER TABLE ONLY public.ledger_shares
    ADD CONSTRAINT ledger_shares_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.measures
    ADD CONSTRAINT measures_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.measures
    ADD CONSTRAINT measures_error_by_fk FOREIGN KEY (organization_id, error_by_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.measures
    ADD CONSTRAINT measures_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.measures
    ADD CONSTRAINT measures_recorded_by_fk FOREIGN KEY (organization_id, recorded_by_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.mfa_challenges
    ADD CONSTRAINT mfa_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.notification_changes
    ADD CONSTRAINT notification_changes_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES public.clients(organization_id, id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.practices
    ADD CONSTRAINT practices_organization_id_organizations_organization_id_fk FOREIGN KEY (organization_id) REFERENCES public.organizations(organization_id);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_organization_fk FOREIGN KEY (organization_id) REFERENCES public.organizations(organization_id);

ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_organization_fk FOREIGN KEY (organization_id) REFERENCES public.organizations(organization_id);

ALTER TABLE ONLY public.staff_practices
    ADD CONSTRAINT staff_practices_organization_id_staff_id_staff_organization_id_ FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.staff_practices
    ADD CONSTRAINT staff_practices_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES public.practices(organization_id, id);

ALTER TABLE ONLY public.staff_roles
    ADD CONSTRAINT staff_roles_organization_id_role_id_roles_organization_id_id_fk FOREIGN KEY (organization_id, role_id) REFERENCES public.roles(organization_id, id);

ALTER TABLE ONLY public.staff_roles
    ADD CONSTRAINT staff_roles_organization_id_staff_id_staff_organization_id_id_f FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_supervisor_fk FOREIGN KEY (organization_id, supervisor_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.staff_working_hours
    ADD CONSTRAINT staff_working_hours_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES public.locations(organization_id, id);

ALTER TABLE ONLY public.staff_working_hours
    ADD CONSTRAINT staff_working_hours_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES public.staff(organization_id, id);

ALTER TABLE ONLY public.user_preferences
    ADD CONSTRAINT user_preferences_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

CREATE POLICY accounts ON public.email_changes TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.login_throttle TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.memberships TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.mfa_challenges TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.password_resets TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.server_secrets TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.sessions TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.user_preferences TO oaklet_auth USING (true) WITH CHECK (true);

CREATE POLICY accounts ON public.users TO oaklet_auth USING (true) WITH CHECK (true);

ALTER TABLE public.appointment_clients ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.appointment_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.appointments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_heads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.billed_appointments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.client_status_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.client_words ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.clients ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.debts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.email_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.held_mail ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.holiday_locations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.holidays ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invitations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_counters ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.known_names ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_shares ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.locations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.login_throttle ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.measures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.memberships ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mfa_challenges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notification_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notification_preferences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.organizations ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_organization ON public.appointment_clients TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.appointment_lines TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.appointments TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.audit_events TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.audit_heads TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.billed_appointments TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.client_status_changes TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.client_words TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.clients TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.debts TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.exports TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.held_mail TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.holiday_locations TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.holidays TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.idempotency_keys TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.invitations TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.invoice_counters TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.invoice_lines TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.invoices TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.known_names TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.ledger_entries TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.ledger_shares TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.locations TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.measures TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.notification_changes TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.notification_preferences TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.notifications TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.organizations TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.payments TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.practices TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.roles TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.services TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.staff TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.staff_practices TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.staff_roles TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

CREATE POLICY own_organization ON public.staff_working_hours TO oaklet_app USING ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif"))) WITH CHECK ((organization_id = ( SELECT (NULLIF(current_setting('oaklet.organization_id'::text, true), ''::text))::uuid AS "nullif")));

ALTER TABLE public.password_resets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.practices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.roles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.server_secrets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.services ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.staff ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.staff_practices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.staff_roles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.staff_working_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.user_preferences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;
