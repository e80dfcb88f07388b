import { RuleTester } from 'eslint'
import { afterAll, describe, it } from 'vitest'
import { oaklet } from './index.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.afterAll = afterAll

const run = (name, messageId, { valid, invalid }) =>
  new RuleTester().run(name, oaklet.rules[name], {
    valid,
    invalid: invalid.map((code) => ({ code, errors: [{ messageId }] })),
  })

run('no-sleep', 'sleep', {
  valid: [
    'await new Promise((resolve) => server.listen(0, resolve))',
    'await new Promise((resolve, reject) => { setTimeout(() => reject(new Error("late")), 5000); on(resolve) })',
    'await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))',
    'await vi.advanceTimersByTimeAsync(50)',
    'import { setImmediate as nextTurn } from "node:timers/promises"',
  ],
  invalid: [
    'await new Promise((resolve) => setTimeout(resolve, 50))',
    'await new Promise((resolve) => { setTimeout(resolve, 50) })',
    'await new Promise((resolve) => { const timer = setTimeout(() => resolve("over"), 50) })',
    'await new Promise(function (resolve) { window.setTimeout(() => { resolve() }, 50) })',
    'import { setTimeout as wait } from "timers/promises"',
    'await page.waitForTimeout(50)',
    'await sql`select pg_sleep(0.01)`',
  ],
})

run('no-fixed-port', 'fixed', {
  valid: [
    'server.listen(0, "127.0.0.1")',
    'server.listen(port)',
    'readEnv({ PORT: "4321" })',
    'start({ env: { PORT: "0" } })',
    'expect(env).toEqual({ port: 4000 })',
  ],
  invalid: [
    'server.listen(4100)',
    'server.listen({ port: 4100 })',
    'serve({ fetch, port: 4100 })',
    'start({ env: { ...process.env, PORT: "4100" } })',
  ],
})

run('no-early-focus', 'early', {
  valid: [
    'expect(button).toHaveFocus()',
    'await waitFor(async () => expect(await heading("Home")).toHaveFocus())',
    'expect(await heading("Home")).toBeVisible()',
  ],
  invalid: [
    'expect(await heading("Home")).toHaveFocus()',
    'expect(await screen.findByRole("button")).toHaveFocus()',
  ],
})

run('no-raw-keys', 'raw', {
  valid: ['await user.keyboard("n")', 'await row.press("Enter")', 'await pressIn(row, "Enter")'],
  invalid: [
    'await page.keyboard.press("n")',
    'await keyboard.type("Amara")',
    'await this.page.keyboard.down("Shift")',
  ],
})
