import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { operate } from '../fixtures/operator.ts'

const { organisationDetails, updateOrganisation } = endpoints

contractSuite('claims by domain', (bench) => {
  const act = memberActions(bench)
  const someone = (domain: string) =>
    bench.person({ email: `${randomUUID()}@${domain}`, firstName: 'Cleo' })
  const claim = async (person: Person, slug: string) => {
    const { relationship, whenAccepted } = (await act.claim(person, slug)).data
    return whenAccepted ? relationship : 'waits'
  }
  const save = ({ token }: Person, slug: string, body: object) =>
    succeed(bench.app.url, updateOrganisation, { token, params: { slug }, body })
  /** Leaves an organisation without its owner, as the deletion of their account does. */
  const disown = ({ user }: Person) =>
    bench.open.db.deleteFrom('memberships').where('user_id', '=', user.id).execute()
  /** An organisation that nobody owns, whose founder set its website. */
  const unowned = async (website: string) => {
    const founder = await someone('founders.example')
    const slug = await bench.organisation(founder)
    await save(founder, slug, { website })
    await disown(founder)
    return slug
  }
  /** The operator accepts somebody as an employee. */
  const employ = async (person: Person, slug: string) => {
    await act.claim(person, slug)
    await operate(bench.place, ['memberships', 'accept', slug, person.user.email])
  }

  it('ACC-2 an employee who sets the website to a domain of theirs and leaves owns nothing by it', async () => {
    const slug = await unowned('https://wattle.example')
    const employee = await someone('mine.example')
    await employ(employee, slug)
    await save(employee, slug, { website: 'https://mine.example' })
    expect((await act.leave(employee, slug)).status).toBe(204)
    expect(await claim(employee, slug)).toBe('waits')
    expect(await claim(await someone('mine.example'), slug)).toBe('waits')
  })

  it('ACC-2 a website that an employee changed and changed back proves nothing', async () => {
    const slug = await unowned('https://wattle.example')
    const employee = await someone('people.example')
    await employ(employee, slug)
    await save(employee, slug, { website: 'https://other.example' })
    await save(employee, slug, { website: 'https://wattle.example' })
    expect(await claim(await someone('wattle.example'), slug)).toBe('waits')
  })

  it('ACC-2 an employee who saves the whole form leaves the proof of the website as it was', async () => {
    const slug = await unowned('https://wattle.example')
    const employee = await someone('people.example')
    await employ(employee, slug)
    await save(employee, slug, { website: 'https://wattle.example', description: 'Wool.' })
    expect(await claim(await someone('wattle.example'), slug)).toBe('OWNER')
  })

  it('ACC-2 an owner who saves the form of an employee does not stand for its website', async () => {
    const owner = await someone('wattle.example')
    const slug = await bench.organisation(owner)
    const employee = await someone('mine.example')
    await act.join(employee, owner, slug, 'EMPLOYEE')
    await save(employee, slug, { website: 'https://mine.example' })
    await save(owner, slug, { website: 'https://mine.example', description: 'Wool.' })
    await disown(owner)
    expect(await claim(await someone('mine.example'), slug)).toBe('waits')
  })

  it('ACC-2 the website of a founder proves the claims of others, not their own', async () => {
    const founder = await someone('wattle.example')
    const slug = await bench.organisation(founder)
    await save(founder, slug, { website: 'https://wattle.example' })
    await disown(founder)
    expect(await claim(founder, slug)).toBe('waits')
    expect(await claim(await someone('wattle.example'), slug)).toBe('OWNER')
  })

  it('ACC-2 nobody is believed about a website of which is not known who set it, until the operator vouches', async () => {
    const slug = await unowned('https://wattle.example')
    await bench.open.db
      .updateTable('organisations')
      // As the migration leaves those that were there before.
      .set({ website_set_by: null, website_vouched_at: null })
      .where('slug', '=', slug)
      .execute()
    const boss = await someone('wattle.example')
    expect(await claim(boss, slug)).toBe('waits')
    const vouched = await operate(bench.place, ['organisations', 'vouch', slug])
    expect(vouched.stdout).toBe(`https://wattle.example counts as the website of ${slug} now.\n`)
    expect(await claim(boss, slug)).toBe('OWNER')
    const entries = await bench.open.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', slug)
      .execute()
    expect(entries).toEqual([
      { action: 'organisation.vouch', details: '{"website":"https://wattle.example"}' },
    ])
  })

  it('ACC-2 a merger takes the website along with what is known of who set it', async () => {
    const employee = await someone('mine.example')
    const from = await unowned('https://wattle.example')
    await employ(employee, from)
    await save(employee, from, { website: 'https://mine.example' })
    const founder = await someone('founders.example')
    const into = await bench.organisation(founder)
    await disown(founder)
    await operate(bench.place, ['organisations', 'merge', from, into, '--yes'])
    const { data } = await succeed(bench.app.url, organisationDetails, {
      token: employee.token,
      params: { slug: into },
    })
    expect(data.website).toBe('https://mine.example')
    expect(await claim(await someone('mine.example'), into)).toBe('waits')
  })
})
