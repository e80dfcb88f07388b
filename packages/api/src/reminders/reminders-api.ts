import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** How clients are reminded of their appointments, and what they answered. */
export interface RemindersApi extends ReturnType<typeof callsOf> {}

/** It is loaded with the first call: few screens ask for it. */
const contract = once(() => import('./reminders-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** How the practice reminds clients. */
    settings: forward(contract, 'getReminderSettings', 'params'),
    /** Saves it; ApiError `stale_edit` with `current` where someone else has saved since `version`. */
    updateSettings: forward(contract, 'updateReminderSettings', 'params', 'body'),
    /** What the clients of an appointment were told of it, and what they answered. */
    ofAppointment: forward(contract, 'getAppointmentReminders', 'params'),
    /** Whether a client gets reminders. */
    ofClient: forward(contract, 'getClientReminders', 'params'),
    /** Stops the reminders of a client, or lets them go on. */
    setOfClient: forward(contract, 'setClientReminders', 'params', 'body'),
  }
}

export const createRemindersApi: (call: Call) => RemindersApi = callsOf
