//! Programs in C++.

use super::{Parts, Written};

pub(super) fn program(written: &Written<'_>) -> String {
    written.filled(&PARTS)
}

const PARTS: Parts = Parts {
    comment: "//",
    opening: "
#include <cstdint>
#include <iostream>
#include <vector>

using namespace std;
typedef uint64_t u64;
",
    base: "
// The weights of the places, below 2^64.
vector<u64> weights() {
    vector<u64> list = {1};
    while (list.back() <= UINT64_MAX / {D}) list.push_back(list.back() * {D});
    return list;
}
",
    zeckendorf: "
// The weights of the places, below 2^64: Fibonacci numbers.
vector<u64> weights() {
    vector<u64> list = {1, 2};
    // A sum that leaves 64 bits is smaller than its terms.
    for (u64 next = 3; next > list.back(); next = list[list.size() - 1] + list[list.size() - 2]) list.push_back(next);
    return list;
}
",
    lost: "
const vector<u64> WEIGHTS = weights();

// The digits of a number, the last one first.
vector<int> digits(u64 n) {
    vector<int> list(WEIGHTS.size());
    for (size_t i = list.size(); i-- > 0; n %= WEIGHTS[i]) list[i] = n / WEIGHTS[i];
    return list;
}

// For each state its next state for the digits a of x and b of y, at a + {D} * b; and whether the digits of a
// P-position may end there.
const int NEXT[][{D^2}] = {
{NEXT}
};
const bool ENDS[] = {
{ENDS}
};

// Does the player to move lose at (x,y)?
bool is_lost(u64 x, u64 y) {
    vector<int> a = digits(x), b = digits(y);
    int state = 0;
    for (size_t i = 0; i < a.size(); i++) state = NEXT[state][a[i] + {D} * b[i]];
    return ENDS[state];
}
",
    replies: "
// A machine that reads x, y, and what a winning move makes of them, at a + {D} * b + {D^2} * (a' + {D} * b').
const int MOVE[][{D^4}] = {
{MOVE}
};
const bool MADE[] = {
{MADE}
};

// Makes a winning move; false where every move loses.
bool winning_move(u64& x, u64& y) {
    vector<int> a = digits(x), b = digits(y);
    size_t places = a.size(), states = sizeof MOVE / sizeof MOVE[0];
    // Which states lead from each place to the end?
    vector<vector<char>> leads(places + 1, vector<char>(states));
    for (size_t state = 0; state < states; state++) leads[places][state] = MADE[state];
    for (size_t i = places; i-- > 0;)
        for (size_t state = 0; state < states; state++)
            for (int pair = 0; pair < {D^2}; pair++)
                if (leads[i + 1][MOVE[state][a[i] + {D} * b[i] + {D^2} * pair]]) leads[i][state] = true;
    if (!leads[0][0]) return false;
    int state = 0;
    x = y = 0;
    for (size_t i = 0; i < places; i++) {
        int pair = 0;
        while (!leads[i + 1][MOVE[state][a[i] + {D} * b[i] + {D^2} * pair]]) pair++;
        state = MOVE[state][a[i] + {D} * b[i] + {D^2} * pair];
        x += pair % {D} * WEIGHTS[i];
        y += pair / {D} * WEIGHTS[i];
    }
    return true;
}
",
    beatty: "
typedef unsigned __int128 wide; // of GCC and Clang

// floor(n * alpha), alpha = {ALPHA}: the largest x with (x - n) * {FACTOR} <= n * n.
wide lower(wide n) {
    wide least = n, above = 2 * n + 1;
    while (above - least > 1) {
        wide x = (least + above) / 2;
        if (x <= n || x - n <= n * n / {FACTOR}) least = x;
        else above = x;
    }
    return least;
}

// Does the player to move lose at (x,y)?
bool is_lost(u64 x, u64 y) {
    u64 k = x < y ? y - x : x - y;
    return {MULTIPLE}lower({PAIR}) == (x < y ? x : y);
}
",
    beatty_moves: "
// The number that stands in a pair with x.
wide partner(u64 x) {
    // The smaller numbers of n pairs are below x.
    wide n = {BELOW};
    return lower(n + 1) == x ? x + {R*(N+1)} : {OTHER};
}

// Makes a winning move; false where every move loses.
bool winning_move(u64& x, u64& y) {
    if (is_lost(x, y)) return false;
    u64 &low = x <= y ? x : y, &high = x <= y ? y : x;
    // From one number.
    if (partner(low) < high) {
        high = partner(low);
        return true;
    }
    if (partner(high) < low) {
        low = partner(high);
        return true;
    }
{BOTH}}
",
    both: [
        "    // From both, the same number: the difference stays.
    u64 k = high - low;
    low = lower(k);
    high = low + k;
    return true;
",
        "    // From both: a pair whose difference is less than {R} away.
    u64 k = high - low;
    for (u64 n = {PAIR}, i = 0; i < 2; i++, n++)
        if (lower(n) < low && lower(n) + {R*N} < high) {
            low = lower(n);
            high = low + {R*N};
            return true;
        }
    return false;
",
    ],
    golden: "
typedef unsigned __int128 wide; // of GCC and Clang

// Does the player to move lose at (x,y)? With phi = (1 + sqrt(5)) / 2, b < phi * a where b * (b - a) < a * a.
bool is_lost(u64 x, u64 y) {
    wide a = x < y ? x : y, b = x < y ? y : x;
    return a == 0 || ({DIFFERENT}b * (b - a) < a * a);
}
",
    golden_moves: "
// Makes a winning move; false where every move loses.
bool winning_move(u64& x, u64& y) {
    if (is_lost(x, y)) return false;
    u64 &low = x <= y ? x : y, &high = x <= y ? y : x;
    // As often as possible, or once less.
    u64 times = {ENDS} / low;
    if (times > 1 && is_lost(low, high - (times - 1) * low)) times--;
    high -= times * low;
    return true;
}
",
    main_with_moves: "
// Each line read is a position, x and y. Each line printed says which player wins, and the position behind a
// winning move.
int main() {
    for (u64 x, y; cin >> x >> y;) {
        if (winning_move(x, y)) cout << \"first \" << x << \" \" << y << \"\\n\";
        else cout << \"second\\n\";
    }
    return 0;
}
",
    main: "
// Each line read is a position, x and y. Each line printed says which player wins.
int main() {
    for (u64 x, y; cin >> x >> y;) cout << (is_lost(x, y) ? \"second\\n\" : \"first\\n\");
    return 0;
}
",
    brackets: ["{", "}"],
    words: ["true", "false"],
    divided: "/",
    and: "&&",
    separator: "\n",
};
