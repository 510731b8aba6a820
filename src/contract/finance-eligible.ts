/** Whether invoice finance counts a credential: one of a tier above 0 (specification, credential display). */
export function isFinanceEligible(credential: { readonly tier: number }): boolean {
  return credential.tier > 0
}
