"use client";
/** Fits a frame into its box. */
import { useEffect, useState, type RefObject } from "react";

/** Returns the factor, at most 1, by which a frame of a width fits into its box. */
export function useFrameScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setAvailable(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return Math.min(1, available / width);
}
