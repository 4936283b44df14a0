"use client";
/** Tells which modifier key the shortcuts of the keyboard have. */
import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;
const readsMac = (): boolean => /^(?:Mac|iPhone|iPad)/.test(navigator.platform);

/** Returns whether the keyboard is one of a Mac. False on the server. */
export const useMac = (): boolean => useSyncExternalStore(subscribe, readsMac, () => false);
