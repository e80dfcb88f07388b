/** A component may grow by a tenth, a tiny one by some bytes, before its limit has to be raised on purpose. */
const ROOM_TO_GROW = 0.1
const LEAST_ROOM = 50
/** A limit this far above a fresh one no longer guards anything. */
const TOO_LOOSE = 1.25

/** Limits that no new measurement moves, in bytes. */
export const FIXED_LIMITS = { TimeGrid: 25_000 }

/** The limits to commit: those that still fit stay; the rest is the size and a tenth. */
export function nextLimits(sizes, limits) {
  return Object.fromEntries(
    Object.entries(sizes)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, size]) => {
        const limit = limits[name] ?? 0
        const fresh = size + Math.max(LEAST_ROOM, Math.ceil(size * ROOM_TO_GROW))
        const isFitting = size <= limit && limit <= fresh * TOO_LOOSE
        const next = isFitting ? limit : fresh
        return [name, Math.min(next, FIXED_LIMITS[name] ?? Infinity)]
      }),
  )
}

/** Returns what is wrong, a sentence each: too large, without a limit, or a limit for something that is gone. */
export function sizeComplaints(sizes, limits) {
  const measured = Object.entries(sizes).flatMap(([name, size]) => {
    const limit = Math.min(limits[name] ?? Infinity, FIXED_LIMITS[name] ?? Infinity)
    if (size > limit) return [`${name} has ${size} bytes; its limit is ${limit}.`]
    return name in limits ? [] : [`${name} has no limit.`]
  })
  const gone = Object.keys(limits).filter((name) => !(name in sizes))
  return [...measured, ...gone.map((name) => `${name} has a limit, and is no public component.`)]
}
