import type { TableWords } from './table-words'

/** Staff, clients and notifications. */
export const PEOPLE_TABLES: Readonly<Record<string, TableWords>> = {
  clients: {
    about: 'The clients of every practice, archived ones included.',
    columns: {
      type: 'adult, minor, couple or family.',
      first_name: 'The legal first name.',
      last_name: 'The legal last name.',
      preferred_name: 'What the client goes by; empty when it is the first name.',
      pronouns: 'The pronouns; empty when none were given.',
      date_of_birth: 'The date of birth.',
      administrative_sex: 'What insurers ask for: female, male, nonbinary or unknown.',
      address: 'Street, city, state, zipCode and country.',
      contacts: 'Ways to reach the client, each with what the client allows it to be used for.',
      emergency_contact: 'Whom to call: name, relationship and phone.',
      primary_clinician_id: 'Who looks after the client, as in staff.id.',
      referral_source:
        'How the client came to the practice, like online_search or family_or_friend; empty while not recorded.',
      diagnoses: 'Codes of ICD-10-CM, the main diagnosis first.',
      tags: 'The practice’s own words for the client.',
      status: 'prospective, active, inactive or archived.',
    },
  },
  client_status_changes: {
    about: 'Each time a client’s status changed.',
    columns: {
      from_status: 'What it was: prospective, active, inactive or archived.',
      to_status: 'What it became.',
      changed_at: 'When it changed.',
    },
  },
  measures: {
    about: 'Questionnaires that clients filled in, also those recorded by mistake.',
    columns: {
      kind: 'phq9 or gad7.',
      taken_on: 'The day on which the client filled it in.',
      answers: 'The answers in the order of the questions, each from 0 (not at all) to 3 (nearly every day).',
      difficulty: 'How hard the problems made daily life: not, somewhat, very or extremely.',
      score: 'The sum of the answers.',
      status: 'final or entered_in_error.',
      recorded_by_id: 'Who recorded it, as in staff.id.',
      recorded_at: 'When it was recorded.',
      error_reason: 'What was wrong, where it was recorded by mistake.',
      error_by_id: 'Who said so, as in staff.id.',
      error_at: 'When they said so.',
    },
  },
  staff: {
    about: 'The people of the organization, also those who have left.',
    columns: {
      user_id: 'The account that the person signs in with; none until an invitation was accepted.',
      credentials: 'Letters after the name, like PhD.',
      color_index: 'The color in the calendar, 0 to 7.',
      is_clinician: 'Whether appointments can be booked with the person.',
      is_active: 'Whether the person works here now.',
      npi: 'The National Provider Identifier; empty where none is known.',
      taxonomy_code: 'The provider taxonomy code.',
      license: 'The license to practice: its number, state and end.',
      languages: 'Languages as ISO 639 codes.',
      rendering_provider: 'What a claim names the person by.',
      supervisor_id: 'Who supervises the person, as in staff.id.',
    },
  },
  staff_practices: { about: 'Which practices a person works in.', columns: {} },
  staff_roles: {
    about: 'Which roles a person holds.',
    columns: { role_id: 'The role, as in roles.id.' },
  },
  staff_working_hours: {
    about: 'When a person works at a location.',
    columns: { hours: 'Working hours by day of the week.' },
  },
  roles: {
    about: 'The roles, built-in ones and the organization’s own.',
    columns: {
      description: 'What the role is for.',
      permissions: 'What the role allows.',
      is_built_in: 'Whether the role came with Oaklet.',
    },
  },
  invitations: {
    about: 'Open invitations to staff.',
    columns: {
      invited_by_id: 'Who sent the invitation last, as in staff.id.',
      sent_at: 'When it was sent last.',
      expires_at: 'When it ends.',
    },
  },
  notifications: {
    about: 'What people were told.',
    columns: {
      event: 'What it was about.',
      subject: 'What it said.',
      link: 'Where it led to in Oaklet.',
      status: 'unread, read or archived.',
      once_key: 'What was told once and never again.',
      read_at: 'When it was read.',
    },
  },
  notification_preferences: {
    about: 'Which notifications a person wants, where they differ from what Oaklet does by itself.',
    columns: {
      event: 'What it is about.',
      in_app: 'Whether it is told in Oaklet.',
      email: 'Whether it is mailed.',
    },
  },
}
