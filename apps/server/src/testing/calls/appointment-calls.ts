import { addClient, appointmentBody, at, book } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function anAppointment({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId })
  const { id, version } = await book(practice, owner, body)
  return { by: owner.request, params: { appointmentId: id }, body, version }
}

/** The calls about single appointments, and of a day of them for paper. */
export const APPOINTMENT_CALLS: Readonly<Record<string, PrepareCall>> = {
  getDaySheet: ({ owner }) =>
    Promise.resolve({
      by: owner.request,
      query: '?startDate=2026-11-17&endDate=2026-11-17&names=full',
    }),
  createAppointment: async (scene) => {
    const { practice, owner } = scene
    const { id: clientId } = await addClient(practice, owner)
    return {
      by: owner.request,
      body: appointmentBody(practice, { clientId, clinicianId: owner.staffId }),
    }
  },
  updateAppointment: async (scene) => {
    const { body, version, ...call } = await anAppointment(scene)
    return { ...call, body: { ...body, memo: 'Bring the form', version } }
  },
  moveAppointment: async (scene) => {
    const { version, ...call } = await anAppointment(scene)
    const times = { startsAt: at('12:00'), endsAt: at('12:50') }
    return { ...call, body: { ...times, allowOverlap: false, version } }
  },
  setAppointmentStatus: async (scene) => {
    const { version, ...call } = await anAppointment(scene)
    return { ...call, body: { status: 'completed', version } }
  },
  setAttendance: async (scene) => {
    const { body, version, ...call } = await anAppointment(scene)
    const attendances = body.clientIds.map((clientId) => ({ clientId, attendance: 'present' as const }))
    return { ...call, body: { attendances, version } }
  },
}
