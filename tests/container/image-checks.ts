import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { podman, type RunOptions } from '../../scripts/container/podman.ts'
import { step } from './check.ts'

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({ dev: v.optional(v.boolean()), devOptional: v.optional(v.boolean()) }),
  ),
})

const inspected = v.tuple([
  v.looseObject({
    Size: v.number(),
    Config: v.looseObject({ User: v.string(), Env: v.array(v.string()) }),
    History: v.array(v.looseObject({ created_by: v.string() })),
  }),
])

/** What looks like a secret, in a file or a step of the build; keys of tests in packages do not count. */
const secret = String.raw`BEGIN [A-Z ]*PRIVATE KEY|[a-z]+://[^/ :@]+:[^/ :@$]+@|password=[^ ]`

/** What is in an image, and what is not. */
export async function checkImage(image: string, { globally, run }: RunOptions): Promise<void> {
  const [{ Size, Config, History }] = v.parse(
    inspected,
    JSON.parse(await podman(['image', 'inspect', image])),
  )
  const say = (script: string) =>
    podman([...globally, 'run', '--rm', ...run, '--network=none', image, 'sh', '-c', script])

  console.log(`  ${image}: ${(Size / 1e6).toFixed(0)} MB, without compression`)
  await step(
    'it runs as an account without rights, which owns nothing of the program',
    async () => {
      assert.equal(Config.User, '1000:1000')
      assert.equal(await say('id -u; find /app -writable | head -3'), '1000')
    },
  )
  await step('no tests are in it, and no packages for developers', async () => {
    const tests = String.raw`find /app -not -path '*/node_modules/*' \( -name '*.test.ts*' -o -name testing -o -name tests \)`
    assert.equal(await say(tests), '')
    const { packages } = v.parse(lockfile, JSON.parse(readFileSync('package-lock.json', 'utf8')))
    const there = (await say("find node_modules -name package.json -exec dirname '{}' ';'")).split(
      '\n',
    )
    assert.ok(there.includes('node_modules/fastify'))
    assert.deepEqual(
      there.filter((path) => packages[path]?.dev || packages[path]?.devOptional),
      [],
    )
  })
  await step('no secrets are in it, in its settings or in its history', async () => {
    const files = await say(
      `grep -rlE '${secret}' /app /etc --exclude-dir=node_modules --exclude-dir=dist 2>/dev/null || true`,
    )
    assert.equal(files, '')
    const names =
      "-name '.env*' -o -name '*.pem' -o -name '*.key' -o -name '*.sqlite*' -o -name .npmrc"
    const outside = String.raw`find /app /data /root /home -not -path '*/node_modules/*' \( ${names} \) 2>/dev/null || true`
    assert.equal(await say(outside), '')
    const told = [...Config.Env, ...History.map((one) => one.created_by)].join('\n')
    assert.doesNotMatch(told, new RegExp(secret, 'i'))
    assert.doesNotMatch(Config.Env.join('\n'), /CERTS|TOKEN|SECRET|PASSWORD/)
  })
}
