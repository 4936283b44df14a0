"use client";
export function RuleTable(_props: { readonly firstSet: string; readonly mayEdit: boolean }) {
  return null;
}
