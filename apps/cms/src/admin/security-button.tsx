"use client";
/** Button of the part “Security”, which is disabled while its request runs. */
import { Button } from "@payloadcms/ui";
import { useState } from "react";

/** Sends a request and shows the result. Returns whether it was done. */
export type Act = (
  path: string,
  body: object,
  done: (answer: unknown) => string,
) => Promise<boolean>;

export function SecurityButton({
  label,
  onPress,
  children,
}: {
  /** Absent: the text of the button. */
  readonly label?: string;
  readonly onPress: () => Promise<unknown>;
  readonly children: string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  async function press(): Promise<void> {
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
  }
  return (
    <Button
      size="small"
      margin={false}
      buttonStyle="secondary"
      disabled={isBusy}
      aria-label={label ?? children}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}
