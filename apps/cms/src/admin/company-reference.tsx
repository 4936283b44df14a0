/** Line below a detail of the company: the reference that texts use for it. */
export function CompanyReference({ reference }: { readonly reference: string }) {
  return (
    <div className="field-description">
      <code>{reference}</code>
    </div>
  );
}
