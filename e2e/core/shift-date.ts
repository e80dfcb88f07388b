/** Puts the clock ahead by a number of milliseconds; it runs on from there. A page runs it too, so it needs nothing else. */
export function shiftDate(offsetMs: number): void {
  const Machine = Date
  const now = () => Machine.now() + offsetMs
  const Shifted = new Proxy(Machine, {
    construct: (_, args: ConstructorParameters<typeof Date> | [], made) =>
      Reflect.construct(Machine, args.length === 0 ? [now()] : args, made) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  })
  Machine.prototype.constructor = Shifted
  globalThis.Date = Shifted
}
