import type { TableWords } from './table-words'

/** What the organization is, where it works, and what happened there. */
export const PRACTICE_TABLES: Readonly<Record<string, TableWords>> = {
  organizations: {
    about: 'The organization itself; one row.',
    columns: {
      address: 'Street, city, state, zipCode and country.',
      status: 'Whether the organization is active.',
      timezone: 'The IANA time zone.',
      business_hours: 'Opening hours by day of the week.',
      currency: 'The currency, as ISO 4217 writes it.',
      date_format: 'How dates are written.',
      setup: 'How far the first steps were taken.',
    },
  },
  practices: {
    about: 'The practices of the organization.',
    columns: {
      time_zone: 'The IANA time zone.',
      currency: 'The currency, as ISO 4217 writes it.',
      business_hours: 'Opening hours by day of the week.',
    },
  },
  locations: {
    about: 'Where the practices work, removed locations included.',
    columns: {
      address: 'Street, city, state, zipCode and country.',
      fax: 'The fax number, digits only.',
      is_primary: 'Whether it is the practice’s main location.',
      is_active: 'Whether it is in use.',
      business_hours: 'Opening hours of its own, by day of the week.',
      removed_at: 'When it was removed.',
    },
  },
  holidays: {
    about: 'Days on which a practice is closed.',
    columns: {
      date: 'The first day.',
      end_date: 'The last day, of a holiday longer than one.',
      recurring_type: 'How it comes again: none, yearly_date, yearly_weekday or yearly_last_weekday.',
      description: 'What it is about.',
    },
  },
  holiday_locations: {
    about: 'The locations that a holiday closes; a holiday without any closes all.',
    columns: { holiday_id: 'The holiday, as in holidays.id.' },
  },
  appointments: {
    about: 'Appointments of every status.',
    columns: {
      clinician_id: 'Whom it is with, as in staff.id.',
      location_id: 'Where it is, as in locations.id; none means telehealth.',
      starts_at: 'When it begins.',
      ends_at: 'When it ends.',
      time_zone: 'The IANA time zone that it was booked in.',
      memo: 'What staff noted when booking.',
      billing_type: 'Who pays.',
      status: 'requested, scheduled, confirmed, checked_in, completed, or why it did not happen.',
      overlap_group: 'Appointments that share it were confirmed to overlap.',
    },
  },
  appointment_clients: {
    about: 'Who takes part in an appointment.',
    columns: { attendance: 'Whether the client came.' },
  },
  audit_events: {
    about: 'Who did what and when, in order; each event seals the one before it.',
    columns: {
      seq: 'The place in the order, from 1.',
      occurred_at: 'When it happened.',
      format: 'Which fields the hash covers: 1 those of the staff alone, 2 those of every kind of actor.',
      actor_kind:
        'Who acted: staff, client (by a link), job (Oaklet itself) or provider (an outside service).',
      actor_name: 'The job or the provider.',
      user_id: 'The member of the staff who acted, as in staff.user_id.',
      session_id: 'The sign-in that it was done in.',
      client_id: 'The client who acted, as in clients.id.',
      link_id: 'The link that the client opened.',
      request_id: 'The call that did it.',
      address: 'The network address that the call came from.',
      source: 'server for what Oaklet did, client for what a browser reported.',
      action: 'What was done.',
      resource: 'The kind of record.',
      record_id: 'The record.',
      changed: 'Names of the fields that changed; never what they held.',
      prev_hash: 'The hash of the event before.',
      hash: 'The hash over this event and the one before.',
    },
  },
}
