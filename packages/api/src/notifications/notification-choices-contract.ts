import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { NOTIFICATION_EVENTS } from './notifications-contract'

/** How a person is notified of one event: in the application, by e-mail, both or neither. */
export const NotificationChoice = z.object({
  event: z.enum(NOTIFICATION_EVENTS),
  inApp: z.boolean(),
  email: z.boolean(),
})
export type NotificationChoice = z.infer<typeof NotificationChoice>

/** A person’s choices, in every practice that they work in. */
export const NotificationPreferences = z.object({
  choices: z
    .array(NotificationChoice)
    .check(
      z.refine(
        (choices) => new Set(choices.map(({ event }) => event)).size === choices.length,
        'Name each event once',
      ),
    ),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const preferences = '/api/auth/me/notification-preferences'

/** Returns how the person is notified of each event. */
export const getNotificationPreferences = endpoint({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: preferences,
  access: 'signed-in',
  response: enveloped(NotificationPreferences),
})

/** Changes how the person is notified; an event that is not named stays as it is. */
export const setNotificationPreferences = endpoint({
  name: 'setNotificationPreferences',
  method: 'PUT',
  path: preferences,
  access: 'signed-in',
  body: NotificationPreferences,
  response: enveloped(NotificationPreferences),
})
