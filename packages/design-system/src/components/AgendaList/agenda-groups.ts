import type { EventDay } from './event-days'

/** A day with something on it, or a run of free days that stand as one. */
export type AgendaGroup = { kind: 'day'; day: EventDay } | { kind: 'free'; from: string; to: string }

/** Free days that follow one another become one line; today always stands for itself. */
export function agendaGroups(days: readonly EventDay[], today: string | undefined): AgendaGroup[] {
  const groups: AgendaGroup[] = []
  let freeUntil: number | undefined
  for (const day of days) {
    const last = groups.at(-1)
    if (day.events.length > 0 || day.date === today) {
      groups.push({ kind: 'day', day })
      freeUntil = undefined
    } else {
      if (last?.kind === 'free' && freeUntil === day.start) last.to = day.date
      else groups.push({ kind: 'free', from: day.date, to: day.date })
      freeUntil = day.end
    }
  }
  return groups
}
