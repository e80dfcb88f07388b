import { spawn } from 'node:child_process'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { environment, ROOT, standInFor } from './repository.mjs'

try {
  await ensureDependencies()
  console.log(
    'The server on http://localhost:4000, the application with live reload on http://localhost:5173',
  )
  // The packages resolve to their sources by the export condition, so nothing is built.
  const children = [
    ['tsx', ['watch', '--conditions=oaklet-source', 'src/main.ts', ...process.argv.slice(2)], 'apps/server'],
    ['vite', ['--port', '5173', '--strictPort'], 'apps/web'],
  ].map(([command, args, room]) =>
    spawn(command, args, {
      cwd: `${ROOT}/${room}`,
      stdio: 'inherit',
      env: environment(),
      shell: process.platform === 'win32',
    }),
  )
  process.exitCode = await standInFor(children)
  for (const child of children) child.kill('SIGTERM')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
