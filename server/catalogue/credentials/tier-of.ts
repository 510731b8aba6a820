/**
 * Tier 1 (eligible for sustainability-linked finance): a certification, so that somebody independent has
 * checked it, that says something about the environment or about people at work. Memberships, pledges and
 * ratings can be had without meeting a threshold, and are tier 0 like everything else.
 */
export function tierOf({
  category,
  sustainabilityBadges: badges,
}: {
  category: string | undefined
  sustainabilityBadges: readonly string[]
}): 0 | 1 {
  const certified = category === 'certification'
  return certified && (badges.includes('Environment') || badges.includes('Social')) ? 1 : 0
}
