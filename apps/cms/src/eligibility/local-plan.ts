/** What makes a plan local, so that it is sold within one country (finder §2.5). */

/** Rules type of a local plan. */
export const LOCAL_PLAN = "1";
/** Type of the profiles of citizens, such as Local national. */
export const LOCAL_PROFILE_TYPE = "Citizenship";
